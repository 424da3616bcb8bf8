import type { Place } from './compat';

/** Interfaces whose properties are looked for too, not only their methods: their names are seldom those of other objects. */
const nodes = ['Document', 'Element', 'HTMLElement', 'Node', 'ShadowRoot'] as const;

/** Interfaces and built-in objects whose methods scripts call. */
const interfaces = [
  'AbortSignal',
  'CSSStyleSheet',
  'Crypto',
  'EventTarget',
  'HTMLDialogElement',
  'HTMLInputElement',
  'Headers',
  'History',
  'Navigator',
  'Performance',
  'Request',
  'Response',
  'Scheduler',
  'Storage',
  'SubtleCrypto',
  'URL',
  'URLSearchParams',
  'Window',
] as const;
const builtIns = [
  'Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'String',
  'Symbol',
] as const;

const flat = (path: readonly string[], kind: string): Place => ({ path, kind: `${kind} `, isFlat: true });

/** Names in scripts: of globals, of properties and of methods. */
export const scriptPlaces: readonly Place[] = [
  flat(['api'], 'global'),
  flat(['api', 'Window'], 'global'),
  flat(['javascript', 'builtins'], 'global'),
  ...nodes.map((name) => flat(['api', name], 'member')),
  ...[...nodes, ...interfaces].map((name) => flat(['api', name], 'method')),
  ...builtIns.map((name) => flat(['javascript', 'builtins', name], 'method')),
];

/** Names in style sheets. */
export const sheetPlaces: readonly Place[] = [{ path: ['css'] }];

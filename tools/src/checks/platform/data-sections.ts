import type { DataSection } from './compat';

/** Interfaces whose properties are also checked, because other objects seldom have properties of these names. */
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

const flat = (path: readonly string[], kind: string): DataSection => ({ path, kind: `${kind} `, isFlat: true });

/** Names in scripts: of globals, of properties and of methods. */
export const scriptSections: readonly DataSection[] = [
  flat(['api'], 'global'),
  flat(['api', 'Window'], 'global'),
  flat(['javascript', 'builtins'], 'global'),
  ...nodes.map((name) => flat(['api', name], 'member')),
  ...[...nodes, ...interfaces].map((name) => flat(['api', name], 'method')),
  ...builtIns.map((name) => flat(['javascript', 'builtins', name], 'method')),
];

/** Names in style sheets. */
export const sheetSections: readonly DataSection[] = [{ path: ['css'] }];

import { createHash } from 'node:crypto';
import type { Registry } from '@flightdeck/shared/contracts/releases';

const hashOf = (kind: 'sha256' | 'sha384', text: string) => `${kind}-${createHash(kind).update(text).digest('base64')}`;

/** Returns the registry of a set without areas. @param files content of the root's files, by file name */
export function fakeRegistry(files: Readonly<Record<string, string>>): Registry {
  const code = '"early"';
  return {
    protocol: 1,
    root: {
      base: 'root-config/1/',
      version: '1',
      files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, hashOf('sha384', content)])),
      scripts: Object.keys(files).filter((name) => name.endsWith('.js')),
      styles: Object.keys(files).filter((name) => name.endsWith('.css')),
      markup: '<header></header>',
      early: { code, hash: hashOf('sha256', code) },
      provides: {},
    },
    areas: {},
    widgets: {},
  };
}

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry } from '@flightdeck/shared/contracts/releases';

/** Returns the hash of a file's text, in the form of the registry. */
export const hash384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}` as const;

const script = 'document.documentElement.dataset.root = "ran";\n';
const style = '.fd { min-block-size: 40px; }\n';
/** Inline script. Has a closing tag only at run time, so that it doesn't end itself. */
const early = 'document.documentElement.dataset.early = "ran </scr" + "ipt>";';

/** Returns the registry of the smallest set that the site can serve. @param reads reads of the part of At a Glance */
export const fakeRegistry = (reads: readonly string[] = []) =>
  ({
    protocol: 1,
    root: {
      base: 'root-config/1.0.0-abcdef01/',
      version: '1.0.0',
      files: { 'root.js': hash384(script), 'root.css': hash384(style) },
      scripts: ['root.js'],
      styles: ['root.css'],
      markup: '<div class="fd-skeleton">Loading</div>',
      early: { code: early, hash: `sha256-${createHash('sha256').update(early).digest('base64')}` },
      provides: { react: '19.3.0' },
    },
    areas: {
      'mf-dashboard': {
        base: 'mf-dashboard/1.0.0-abcdef02/',
        version: '1.0.0',
        files: {},
        entry: 'entry.js',
        container: 'mf_dashboard',
        manifest: {
          name: 'mf-dashboard',
          parts: { 'at-a-glance': { kind: 'screen', reads: [...reads], shows: [] } },
          widgets: [],
          needs: {},
        },
        chunks: {},
      },
    },
    widgets: {},
  }) satisfies Registry;

/** Writes a set into a folder: files, precompressed copies and the registry. */
export function writeFakeSet(setDir: string, registry: unknown = fakeRegistry()): void {
  const base = 'root-config/1.0.0-abcdef01/';
  writeFile(setDir, `${base}root.js`, script);
  writeFile(setDir, `${base}root.js.br`, brotliCompressSync(script));
  writeFile(setDir, `${base}root.js.gz`, gzipSync(script));
  writeFile(setDir, `${base}root.css`, style);
  writeFile(setDir, 'embed/1/embed.js', 'export {};\n');
  writeFile(setDir, 'registry.json', JSON.stringify(registry));
}

/** Writes a file of a set. */
export function writeFile(setDir: string, name: string, content: string | Buffer): void {
  const file = join(setDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

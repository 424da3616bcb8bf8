import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { globalSheets } from '../plugins/class-names';
import { outputOf, repo } from '../webpack-base';

/** Writes the only style sheet that the HTML links: tokens, base styles, and the styles of the page before any script has run. */
export function writePageStyle(): void {
  const source = globalSheets.map((sheet) => readFileSync(join(repo, sheet), 'utf8')).join('\n');
  const { code } = transform({ filename: 'page.css', code: Buffer.from(source), minify: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  writeFileSync(join(outputOf('root-config'), `page.${hash}.css`), code);
}

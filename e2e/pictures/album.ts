import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures are. Not kept by git. */
export const albumFolder = join(import.meta.dirname, '../../test-results/pictures');

/** How everything is looked at. */
export const mirrors = ['1280', '375', 'rtl', 'dark', 'long'] as const;
export type Mirror = (typeof mirrors)[number];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** File of a picture. @param of what is pictured, such as `Scan` @param state in which state */
export function pictureFile(of: string, state: string, mirror: Mirror): string {
  const folder = join(albumFolder, slug(of));
  mkdirSync(folder, { recursive: true });
  return join(folder, `${slug(state)}.${mirror}.png`);
}

/** Takes the pictures of the last time away. */
export function emptyAlbum(): void {
  rmSync(albumFolder, { recursive: true, force: true });
  mkdirSync(albumFolder, { recursive: true });
}

/** Writes the page that shows them all: a section for each thing, a row for each of its states. */
export function writeIndex(): void {
  const groups = readdirSync(albumFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sections = groups.map((group) => {
    const files = readdirSync(join(albumFolder, group));
    const states = [...new Set(files.map((file) => file.split('.')[0] ?? ''))].sort();
    const rows = states.map((state) => {
      const cells = mirrors.map((mirror) => {
        const file = `${state}.${mirror}.png`;
        return `<td>${files.includes(file) ? `<img alt="${state}, ${mirror}" loading="lazy" src="${group}/${file}">` : ''}</td>`;
      });
      return `<tr><th scope="row">${state}</th>${cells.join('')}</tr>`;
    });
    const heads = ['', ...mirrors].map((head) => `<th scope="col">${head}</th>`);
    return `<h2 id="${group}">${group}</h2><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  });
  const links = groups.map((group) => `<a href="#${group}">${group}</a>`);
  writeFileSync(join(albumFolder, 'index.html'), page(links.join(' · '), sections.join('\n')));
}

const page = (links: string, sections: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>
body { font: 13px/1.5 system-ui; margin: 24px; background: #f0f0f1 }
table { border-collapse: collapse } th, td { padding: 8px; vertical-align: top; text-align: start; border-block-start: 1px solid #ccc }
img { max-inline-size: 640px; block-size: auto } td:nth-child(3) img { max-inline-size: 375px }
</style></head><body><h1>Pictures</h1><p>${links}</p>
${sections}
</body></html>
`;

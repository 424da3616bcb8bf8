import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the pictures. Git ignores it. */
export const albumFolder = join(import.meta.dirname, '../../test-results/pictures');

/** Variants of each picture: direction, color scheme and width. */
export const variants = ['1280', '375', 'rtl', 'dark', 'long'] as const;
export type Variant = (typeof variants)[number];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the path of a picture's file, and creates its folder. @param subject such as `Scan` @param state of the subject */
export function pictureFile(subject: string, state: string, variant: Variant): string {
  const folder = join(albumFolder, slug(subject));
  mkdirSync(folder, { recursive: true });
  return join(folder, `${slug(state)}.${variant}.png`);
}

/** Removes the pictures of the last run. */
export function emptyAlbum(): void {
  rmSync(albumFolder, { recursive: true, force: true });
  mkdirSync(albumFolder, { recursive: true });
}

/** Writes the page with all pictures: a section for each subject, a row for each of its states. */
export function writeIndex(): void {
  const groups = readdirSync(albumFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sections = groups.map((group) => {
    const files = readdirSync(join(albumFolder, group));
    const states = [...new Set(files.map((file) => file.split('.')[0] ?? ''))].sort();
    const rows = states.map((state) => {
      const cells = variants.map((variant) => {
        const file = `${state}.${variant}.png`;
        return `<td>${files.includes(file) ? `<img alt="${state}, ${variant}" loading="lazy" src="${group}/${file}">` : ''}</td>`;
      });
      return `<tr><th scope="row">${state}</th>${cells.join('')}</tr>`;
    });
    const heads = ['', ...variants].map((head) => `<th scope="col">${head}</th>`);
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

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the pictures. Git ignores it. */
export const albumFolder = join(import.meta.dirname, '../../test-results/pictures');

/** Variants of a picture: two widths, right to left, dark, and with long texts. */
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

/** Removes the pictures of earlier runs. */
export function emptyAlbum(): void {
  rmSync(albumFolder, { recursive: true, force: true });
  mkdirSync(albumFolder, { recursive: true });
}

/** Writes the page with all pictures: a section for each subject, a row for each of its states. */
export function writeIndex(): void {
  const subjects = readdirSync(albumFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sections = subjects.map((subject) => {
    const files = readdirSync(join(albumFolder, subject));
    const states = [...new Set(files.map((file) => file.split('.')[0] ?? ''))].sort();
    const rows = states.map((state) => {
      const cells = variants.map((variant) => {
        const file = `${state}.${variant}.png`;
        return `<td>${files.includes(file) ? `<img alt="${state}, ${variant}" loading="lazy" src="${subject}/${file}">` : ''}</td>`;
      });
      return `<tr><th scope="row">${state}</th>${cells.join('')}</tr>`;
    });
    const columnHeaders = ['', ...variants].map((header) => `<th scope="col">${header}</th>`);
    return `<h2 id="${subject}">${subject}</h2><table><thead><tr>${columnHeaders.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  });
  const links = subjects.map((subject) => `<a href="#${subject}">${subject}</a>`);
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

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

const subjectsOfAlbum = () =>
  readdirSync(albumFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Writes the page that shows each card and screen once in each of its states, small. */
export function writeStates(): void {
  const rows = subjectsOfAlbum().map((subject) => {
    const figures = readdirSync(join(albumFolder, subject))
      .filter((file) => file.endsWith('.1280.png'))
      .sort()
      .map((file) => {
        const state = (file.split('.')[0] ?? '').replaceAll('-', ' ');
        return `<figure><figcaption>${state}</figcaption><a href="${subject}/${file}"><img alt="" src="${subject}/${file}"></a></figure>`;
      });
    return figures.length > 0 ? `<h2>${subject}</h2><div>${figures.join('')}</div>` : '';
  });
  writeFileSync(join(albumFolder, 'states.html'), page('<a href="index.html">All pictures</a>', rows.join('\n')));
}

/** Writes the page with all pictures: a section for each subject, a row for each of its states. */
export function writeIndex(): void {
  const subjects = subjectsOfAlbum();
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
  const links = ['<a href="states.html">States</a>', ...subjects.map((name) => `<a href="#${name}">${name}</a>`)];
  writeFileSync(join(albumFolder, 'index.html'), page(links.join(' · '), sections.join('\n')));
}

const page = (links: string, sections: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>
body { font: 13px/1.5 system-ui; margin: 24px; background: #f0f0f1 }
table { border-collapse: collapse } th, td { padding: 8px; vertical-align: top; text-align: start; border-block-start: 1px solid #ccc }
img { max-inline-size: 640px; block-size: auto } td:nth-child(3) img { max-inline-size: 375px }
div { display: flex; flex-wrap: wrap; gap: 16px } figure { margin: 0 } figure img { display: block; max-inline-size: 360px; max-block-size: 240px }
</style></head><body><h1>Pictures</h1><p>${links}</p>
${sections}
</body></html>
`;

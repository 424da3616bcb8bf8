import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of texts that the requirements fix letter for letter. */
export const exactStringsFile = 'docs/requirements/exact-strings.md';

/** Returns a text with all placeholders alike and without tags, so that `{count} posts` equals `<b>%1$s</b> posts`. */
const comparable = (text: string): string =>
  text
    .replace(/%(?:\d+\$)?[sd]|\{[^}]*\}/g, '%')
    .replace(/<\/?[\w-]+ ?\/?>/g, '')
    .replaceAll('’', "'")
    .trim();

/** Returns a test for texts that a Markdown text has in backticks or double quotes. */
export function exactStrings(markdown: string): (text: string) => boolean {
  const found = [...markdown.matchAll(/(`+)(.+?)\1|"([^"\n]+)"|“([^”\n]+)”/g)];
  const texts = new Set(
    found.map(([, , code, quoted, typographic]) => comparable(code ?? quoted ?? typographic ?? '')),
  );
  return (text) => texts.has(comparable(text));
}

/** Reads the list of exact texts; without the file, no text is exact. */
export function readExactStrings(repo: string): (text: string) => boolean {
  const path = join(repo, exactStringsFile);
  return exactStrings(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

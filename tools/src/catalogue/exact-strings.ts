import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of texts that the requirements fix letter for letter. */
export const exactStringsFile = 'docs/requirements/exact-strings.md';

/** Returns a text with all placeholders alike and without tags, so that `{count} posts` equals `<b>%1$s</b> posts`. */
const comparable = (text: string): string =>
  text
    .replace(/%(?:\d+\$)?[sd]|\{[^}]*\}|…(?=$)/g, '%')
    .replace(/<\/?[\w-]+ ?\/?>/g, '')
    .replaceAll('’', "'")
    .trim();

/**
 * Returns a test for texts in backticks or double quotes in a Markdown text. After the word `contains`, a text in backticks
 * stands for every text that contains it.
 */
export function exactStrings(markdown: string): (text: string) => boolean {
  const found = [...markdown.matchAll(/(`+)(.+?)\1|"([^"\n]+)"|“([^”\n]+)”/g)];
  const texts = new Set(
    found.map(([, , code, quoted, typographic]) => comparable(code ?? quoted ?? typographic ?? '')),
  );
  const parts = [...markdown.matchAll(/\bcontains `([^`\n]+)`/g)].map(([, part = '']) => comparable(part));
  return (text) => texts.has(comparable(text)) || parts.some((part) => comparable(text).includes(part));
}

/** Reads the list of exact texts; without the file, no text is exact. */
export function readExactStrings(repo: string): (text: string) => boolean {
  const path = join(repo, exactStringsFile);
  return exactStrings(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

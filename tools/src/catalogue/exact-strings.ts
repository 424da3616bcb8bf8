import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparableText, type ExactString, exactStringsIn, exactStringsPage } from '../coverage/exact-strings';

/**
 * Returns a function that checks whether a list fixes a text letter for letter. A row
 * with only a part of a text fixes every text that contains the part, unless the part is a single word.
 */
export function exactTextMatcher(list: readonly ExactString[]): (text: string) => boolean {
  const wholes = new Set(list.flatMap(({ inCode, isFragment }) => (isFragment ? [] : inCode.map(comparableText))));
  const fragments = list.flatMap(({ inCode, isFragment }) =>
    isFragment ? inCode.filter((fragment) => fragment.includes(' ')) : [],
  );
  return (text) =>
    wholes.has(comparableText(text)) || fragments.some((fragment) => comparableText(text).includes(fragment));
}

/** Reads the list of exact texts. @returns an empty list when the page with the list does not exist */
export function readExactStrings(repo: string): ExactString[] {
  const file = join(repo, exactStringsPage);
  return existsSync(file) ? exactStringsIn({ path: exactStringsPage, text: readFileSync(file, 'utf8') }) : [];
}

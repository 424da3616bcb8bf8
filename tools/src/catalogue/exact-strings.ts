import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparable, type ExactString, exactStringsIn, exactStringsPage } from '../coverage/exact-strings';

/**
 * Returns a function that tells whether a list fixes a text letter for letter. If the list has only a part of a text, every
 * text with that part is fixed, unless the part is a single word.
 */
export function exactStrings(list: readonly ExactString[]): (text: string) => boolean {
  const wholes = new Set(list.flatMap(({ inCode, isPart }) => (isPart ? [] : inCode.map(comparable))));
  const parts = list.flatMap(({ inCode, isPart }) => (isPart ? inCode.filter((part) => part.includes(' ')) : []));
  return (text) => wholes.has(comparable(text)) || parts.some((part) => comparable(text).includes(part));
}

/** Reads the list of exact texts; it is empty when the page does not exist. */
export function readExactStrings(repo: string): ExactString[] {
  const file = join(repo, exactStringsPage);
  return existsSync(file) ? exactStringsIn({ path: exactStringsPage, text: readFileSync(file, 'utf8') }) : [];
}

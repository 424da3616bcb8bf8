import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparable, type ExactString, exactStringsIn, exactStringsPage } from '../coverage/exact-strings';

/**
 * Returns a test for texts that a list fixes letter for letter. Where the list has a part of a text, each text with that part
 * counts; a part of one word is too common for that.
 */
export function exactStrings(list: readonly ExactString[]): (text: string) => boolean {
  const wholes = new Set(list.flatMap(({ inCode, isPart }) => (isPart ? [] : inCode.map(comparable))));
  const parts = list.flatMap(({ inCode, isPart }) => (isPart ? inCode.filter((part) => part.includes(' ')) : []));
  return (text) => wholes.has(comparable(text)) || parts.some((part) => comparable(text).includes(part));
}

/** Reads the list of exact texts; without the page, it is empty. */
export function readExactStrings(repo: string): ExactString[] {
  const file = join(repo, exactStringsPage);
  return existsSync(file) ? exactStringsIn({ path: exactStringsPage, text: readFileSync(file, 'utf8') }) : [];
}

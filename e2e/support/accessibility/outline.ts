import type { Locator } from '@playwright/test';

const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Values that change from day to day or from run to run, and the word that breaks no line. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/(127\.0\.0\.1|localhost):\d+/g, 'SITE'],
  [/(- term: (?:Views today|Best overall day)\n\s*- definition: ).*/g, '$1N'],
  [/\b\d+\.\d+\.\d+-[0-9a-f]{8}\b/g, 'VERSION'],
  [/\d+ shared libraries/g, 'N shared libraries'],
  [/\d+d \d+h \d+m \d+s/g, 'TIME'],
  [/\u2060/g, ''],
];

/** Returns the accessible tree of an element as text: a line for each role with name and state. */
export async function outlineOf(root: Locator): Promise<string> {
  const text = await root.ariaSnapshot();
  // The address of a link is not read, and a chart has other days tomorrow.
  const lines = text.split('\n').filter((line) => !/^\s*- \/url:/.test(line) && !months.test(line));
  const normalized = changing.reduce((all, [from, to]) => all.replace(from, to), lines.join('\n'));
  return `${normalized.replace(/^(\s*- link .*):$/gm, '$1')}\n`;
}

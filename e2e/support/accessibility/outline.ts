import type { Locator } from '@playwright/test';

const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Texts that change from day to day or from run to run, with their replacements; and invisible word joiners, which are removed. */
const variableTexts: readonly (readonly [RegExp, string])[] = [
  [/(127\.0\.0\.1|localhost):\d+/g, 'SITE'],
  [/(- term: (?:Views today|Best overall day)\n\s*- definition: ).*/g, '$1N'],
  [/\b\d+\.\d+\.\d+-[0-9a-f]{8}\b/g, 'VERSION'],
  [/\d+ shared libraries/g, 'N shared libraries'],
  [/\d+d \d+h \d+m \d+s/g, 'TIME'],
  [/\u2060/g, ''],
];

/** Returns the accessibility tree of an element as text: a line for each role with name and state. */
export async function outlineOf(root: Locator): Promise<string> {
  const text = await root.ariaSnapshot();
  // Screen readers don't read addresses of links, and the days of a chart change every day.
  const lines = text.split('\n').filter((line) => !/^\s*- \/url:/.test(line) && !months.test(line));
  const normalized = variableTexts.reduce((all, [from, to]) => all.replace(from, to), lines.join('\n'));
  return `${normalized.replace(/^(\s*- link .*):$/gm, '$1')}\n`;
}

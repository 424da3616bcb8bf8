import type { Locator } from '@playwright/test';

const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Texts that change from day to day or from run to run, and invisible word joiners, with their replacements. */
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
  // Leave out the addresses of links, which screen readers don't read, and lines with a month, such as the days of charts.
  const lines = text.split('\n').filter((line) => !/^\s*- \/url:/.test(line) && !months.test(line));
  const normalized = variableTexts.reduce((all, [from, to]) => all.replace(from, to), lines.join('\n'));
  // In the snapshot, a link ends in a colon if its address follows on the next line. That line is gone.
  return `${normalized.replace(/^(\s*- link .*):$/gm, '$1')}\n`;
}

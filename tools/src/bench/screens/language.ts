import type { Browser, BrowserContext } from '@playwright/test';
import { boldIf, limits } from '../limits';
import { median } from '../statistics';
import { newVisitor } from '../visit/browser';
import { measureLoad, type Target } from '../visit/load';

/** Median times until the first card is visible, in ms, with the processor slowed down four times. */
export interface LanguageFigures {
  readonly english: number;
  readonly german: number;
  /** Number of visits in each language. */
  readonly visits: number;
}

/** Times in one language vary by 70 ms, so fewer visits give no reliable median. */
const minVisits = 100;

/**
 * Opens the page in English and in German, alternating, so that a busy moment of the machine slows both down. Each language comes
 * first as often as the other, because the end of a visit can slow down the next.
 * @param runs number of visits in each language; at least 100 are made
 * @param prepare prepares a visitor, for example logs in
 */
export async function languageFigures(
  browser: Browser,
  target: Target,
  runs: number,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<LanguageFigures> {
  const visit = async (language: string): Promise<number> => {
    const context = await newVisitor(browser);
    await prepare(context);
    const url = target.url.replace('#', `&lang=${language}#`);
    const { firstCardVisible } = await measureLoad(context, { ...target, url }, 4);
    await context.close();
    return firstCardVisible ?? Number.NaN;
  };
  const visits = Math.max(runs, minVisits);
  const english: number[] = [];
  const german: number[] = [];
  // Warm up the server with a visit in each language, which is not measured.
  await visit('en');
  await visit('de');
  for (let run = 0; run < visits; run += 1) {
    const isEnglishFirst = run % 2 === 0;
    if (isEnglishFirst) english.push(await visit('en'));
    german.push(await visit('de'));
    if (!isEnglishFirst) english.push(await visit('en'));
  }
  return { english: median(english), german: median(german), visits };
}

/** Returns the report section about a visit in another language, or how to measure it. */
export function languageSection(figures: LanguageFigures | undefined): string {
  if (!figures) return 'A visit in German: `npm run bench -- --language`.';
  const { english, german, visits } = figures;
  const ratio = german / english;
  /** Returns a ratio as a difference: `+5 %` for 1.05. */
  const differenceText = (value: number) => `${value < 1 ? '' : '+'}${Math.round((value - 1) * 100)} %`;
  const difference = boldIf(ratio > limits.germanFirstCard, differenceText(ratio));
  return `A visit in German and one in English, alternating, median of ${visits} each:

| Figure | English | German | Difference | Limit |
|---|---|---|---|---|
| First card visible, cold, at 4x | ${Math.round(english)} ms | ${Math.round(german)} ms | ${difference} | ${differenceText(limits.germanFirstCard)} |`;
}

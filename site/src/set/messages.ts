import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFile, pageMessages, type RootEntry } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';

const jedSchema = v.object({ locale_data: v.object({ flightdeck: v.record(v.string(), v.unknown()) }) });

/** Regions of languages for testing screens: `en-XA`, `ar-XB`. They have no texts. */
const pseudoRegions = ['XA', 'XB'];

/** Returns the languages that the page of a set has texts in, such as `de`. English is always there. */
export const languagesOf = ({ files }: Pick<RootEntry, 'files'>): readonly string[] =>
  Object.keys(files).flatMap((name) => new RegExp(`^${pageMessages}[.](\\w+)[.]json$`).exec(name)?.[1] ?? []);

/** Returns the language of the texts for a language tag: `de` for `de-AT`; undefined for English and languages without texts. */
export function translationFor(root: Pick<RootEntry, 'files'>, lang: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(lang);
  return pseudoRegions.includes(region) ? undefined : languagesOf(root).find((each) => each === language);
}

/** Returns the texts of the page; null when the file is missing or unreadable: then the page is in English. */
export function readPageMessages(
  setDir: string,
  { base }: RootEntry,
  language: string,
): Record<string, unknown> | null {
  try {
    const text = readFileSync(join(setDir, base, messagesFile(pageMessages, language)), 'utf8');
    return v.parse(jedSchema, JSON.parse(text)).locale_data.flightdeck;
  } catch (error) {
    console.error(`Texts in ${language} left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFile, pageMessages, type RootEntry } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { messageOf } from '../cli/usage-error';

/** Translations in the Jed format of WordPress. */
const jedSchema = v.object({ locale_data: v.object({ flightdeck: v.record(v.string(), v.unknown()) }) });

/** Regions of the pseudo-locales `en-XA` and `ar-XB`. They get no translation, not even that of their language. */
const pseudoRegions = ['XA', 'XB'];

/** Returns the languages that the page has texts in, such as `de`. English is not among them: its texts are in the code. */
export const languagesOf = ({ files }: Pick<RootEntry, 'files'>): readonly string[] =>
  Object.keys(files).flatMap((name) => new RegExp(`^${pageMessages}[.](\\w+)[.]json$`).exec(name)?.[1] ?? []);

/**
 * Returns the language of the texts for a language tag, such as `de` for `de-AT`; undefined for English, pseudo-locales and languages
 * without texts.
 */
export function translationFor(root: Pick<RootEntry, 'files'>, lang: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(lang);
  return !pseudoRegions.includes(region) && languagesOf(root).includes(language) ? language : undefined;
}

/** Returns the texts of the page; null if the file is missing or unreadable, and then the page is in English. */
export function readPageMessages(
  setDir: string,
  { base }: RootEntry,
  language: string,
): Record<string, unknown> | null {
  try {
    const text = readFileSync(join(setDir, base, messagesFile(pageMessages, language)), 'utf8');
    return v.parse(jedSchema, JSON.parse(text)).locale_data.flightdeck;
  } catch (error) {
    console.error(`Skipped the texts in ${language}: ${messageOf(error)}`);
    return null;
  }
}

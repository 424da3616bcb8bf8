import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueFile } from '../catalogue/catalogue';
import { type Entry, type PoFile, readPo } from './po-file';

/** Returns the path of a language's file, relative to the repository. */
export const poPath = (locale: string): string => `languages/flightdeck-${locale}.po`;

/** The files in `languages/` of a repository. */
export class LanguageFolder {
  constructor(private readonly repo: string) {}

  private readText(path: string): string {
    return readFileSync(join(this.repo, path), 'utf8');
  }

  /** Returns the locales that have a file, in alphabetical order. */
  locales(): string[] {
    const names = readdirSync(join(this.repo, 'languages'));
    return names.flatMap((name) => /^flightdeck-(.+)\.po$/.exec(name)?.[1] ?? []).sort();
  }

  /** Returns the locales that are part of a release, which needs all their translations. */
  shipped(): string[] {
    return v.parse(v.array(v.string()), JSON.parse(this.readText('languages/shipped.json')));
  }

  /** Returns the content of a language's file. @throws Error for a locale without a file */
  poText(locale: string): string {
    if (!this.locales().includes(locale))
      throw new Error(`${poPath(locale)} does not exist. Create it as docs/how-to/add-a-language.md says.`);
    return this.readText(poPath(locale));
  }

  /** Reads a language's file. @throws Error for a locale without a file, or for an invalid file */
  read(locale: string): PoFile {
    return readPo(this.poText(locale));
  }

  /** Returns the texts of the catalogue without a translation, in the order of the catalogue. */
  untranslated(locale: string): Entry[] {
    const translated = new Set(this.read(locale).entries.flatMap((entry) => (entry.isTranslated ? [entry.key] : [])));
    return readPo(this.readText(catalogueFile)).entries.filter(({ key }) => !translated.has(key));
  }

  /** Returns the shipped languages that lack translations, with the number of untranslated texts. */
  incomplete(): (readonly [locale: string, untranslated: number])[] {
    return this.shipped()
      .map((locale) => [locale, this.untranslated(locale).length] as const)
      .filter(([, count]) => count > 0);
  }
}

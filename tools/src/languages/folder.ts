import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { catalogueFile } from '../catalogue/catalogue';
import { glossaryPath, readGlossary, type Term } from './glossary';
import { factsOf } from './locales';
import { isTranslated } from './marks';
import { mergeCatalogue, unknownLocale } from './merge';
import { type Entry, type PoFile, poPath, readPo, writePo } from './po-file';

/** File with the languages that are part of a release. A release needs all their translations. */
export const shippedFile = 'languages/shipped.json';

/** The files in `languages/` of a repository. */
export class LanguageFolder {
  constructor(private readonly repo: string) {}

  private readText(path: string): string {
    return readFileSync(join(this.repo, path), 'utf8');
  }

  /** Reads the texts of `flightdeck.pot`. */
  catalogue(): PoFile {
    return readPo(this.readText(catalogueFile));
  }

  /** Returns the locales that have a file, in alphabetical order. */
  locales(): string[] {
    const names = readdirSync(join(this.repo, 'languages'));
    return names.flatMap((name) => /^flightdeck-(.+)\.po$/.exec(name)?.[1] ?? []).sort();
  }

  /** Returns the locales that are part of a release, from `languages/shipped.json`. */
  shipped(): string[] {
    return v.parse(v.array(v.string()), JSON.parse(this.readText(shippedFile)));
  }

  /** Returns the terms of a language's glossary; none if the language has no glossary. */
  glossary(locale: string): Term[] {
    const path = glossaryPath(locale);
    return existsSync(join(this.repo, path)) ? readGlossary(this.readText(path), path) : [];
  }

  /** Returns the content of a language's file. @throws Error for a locale without a file */
  poText(locale: string): string {
    if (!this.locales().includes(locale))
      throw new Error(
        factsOf(locale) ? `Run npm run languages -w tools -- update ${locale} first.` : unknownLocale(locale),
      );
    return this.readText(poPath(locale));
  }

  /** Reads a language's file. @throws Error for a locale without a file, or for an invalid file */
  read(locale: string): PoFile {
    return readPo(this.poText(locale));
  }

  write(locale: string, file: PoFile): void {
    writeFileSync(join(this.repo, poPath(locale)), writePo(file));
  }

  /** Returns the file of a language, updated from the catalogue; without translations if the language has no file. */
  updated(locale: string): PoFile {
    const existingFile = this.locales().includes(locale) ? this.read(locale) : undefined;
    return mergeCatalogue(locale, this.catalogue(), existingFile);
  }

  /** Updates the file of a language from the catalogue, or creates it. */
  update(locale: string): void {
    this.write(locale, this.updated(locale));
  }

  /** Returns the texts of the catalogue without a translation, in the order of the catalogue. */
  untranslated(locale: string): Entry[] {
    return this.updated(locale).entries.filter((entry) => !isTranslated(entry));
  }

  /** Returns the shipped languages that lack translations, with the number of untranslated texts. */
  incomplete(): (readonly [locale: string, untranslated: number])[] {
    return this.shipped().flatMap((locale) => {
      const { length } = this.untranslated(locale);
      return length > 0 ? [[locale, length] as const] : [];
    });
  }
}

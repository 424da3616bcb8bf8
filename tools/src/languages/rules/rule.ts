import type { Term } from '../glossary';
import type { LocaleData } from '../locales';
import type { Entry } from '../po-file';

/** One plural form of a translation, or the whole translation of a text without a plural. */
export interface Form {
  readonly entry: Entry;
  /** The English counterpart: the singular for a form with `isSingle`, otherwise the plural if there is one. */
  readonly english: string;
  readonly text: string;
  /** Whether the form is for exactly one number, such as the singular in German. */
  readonly isSingle: boolean;
}

/** The language of a translation. */
export interface Language {
  readonly locale: string;
  readonly data: LocaleData;
  readonly glossary: readonly Term[];
}

/** Returns the problems of a translation, such as "lacks the tag <a>"; none for a correct one. */
export type Rule = (form: Form, language: Language) => string[];

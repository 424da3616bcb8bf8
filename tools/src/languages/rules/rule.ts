import type { Term } from '../glossary';
import type { LocaleFacts } from '../locales';
import type { Entry } from '../po-file';

/** One form of a text, with what it is compared to. */
export interface Form {
  readonly entry: Entry;
  /** The English text: the plural for a form that stands for several numbers. */
  readonly english: string;
  readonly text: string;
  /** Stands for one number only, such as the singular of German. */
  readonly isSingle: boolean;
}

/** The language of a form. */
export interface Language {
  readonly locale: string;
  readonly facts: LocaleFacts;
  readonly glossary: readonly Term[];
}

/** Returns what is wrong with a translation, as texts without the place; an empty list for a good one. */
export type Rule = (form: Form, language: Language) => string[];

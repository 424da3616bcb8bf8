import type { Term } from '../glossary';
import type { LocaleFacts } from '../locales';
import type { Entry } from '../po-file';

/** One form of a text, with its English counterpart. */
export interface Form {
  readonly entry: Entry;
  /** The English text: its plural for a form with several numbers. */
  readonly english: string;
  readonly text: string;
  /** Whether the form has a single number, such as the singular of German. */
  readonly isSingle: boolean;
}

/** The language of a form. */
export interface Language {
  readonly locale: string;
  readonly facts: LocaleFacts;
  readonly glossary: readonly Term[];
}

/** Returns the problems of a translation, without their place; none for a good one. */
export type Rule = (form: Form, language: Language) => string[];

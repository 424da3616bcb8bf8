import { type Term, termsIn } from './glossary';
import { isTranslated } from './marks';
import type { Entry, PoFile } from './po-file';

/** An untranslated text, with the data that a translator needs. */
export interface UntranslatedText {
  readonly key: string;
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
  /** Number of plural forms to write; 1 for a text without a plural. */
  readonly forms: number;
  /** Comments: the meaning of placeholders, and whether the text is on a button or tab. */
  readonly notes?: string;
  readonly references: readonly string[];
  /** Terms of the glossary in the text, with their possible translations. */
  readonly terms?: Readonly<Record<string, string>>;
  /** The present translation, one text per plural form, if it is marked as uncertain (`fuzzy`). */
  readonly uncertain?: readonly string[];
}

const untranslatedText = (entry: Entry, glossary: readonly Term[]): UntranslatedText => {
  const { key, text, plural, context, forms, notes, references, isFuzzy } = entry;
  const terms = termsIn(`${text} ${plural ?? ''}`, glossary).map(({ term, translations }) => [
    term,
    translations.join(' | '),
  ]);
  return {
    key,
    text,
    ...(plural !== undefined && { plural }),
    ...(context !== undefined && { context }),
    forms: forms.length,
    ...(notes && { notes }),
    references,
    ...(terms.length > 0 && { terms: Object.fromEntries(terms) }),
    ...(isFuzzy && { uncertain: forms }),
  };
};

/** Returns the untranslated texts of a language, in the order of its file. */
export const untranslatedTexts = ({ entries }: PoFile, glossary: readonly Term[]): UntranslatedText[] =>
  entries.filter((entry) => !isTranslated(entry)).map((entry) => untranslatedText(entry, glossary));

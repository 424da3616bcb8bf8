import { type Term, termsIn } from './glossary';
import { isDone } from './marks';
import type { Entry, PoFile } from './po-file';

/** An open text as a translator sees it. */
export interface OpenText {
  readonly key: string;
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
  /** Number of forms to write. */
  readonly forms: number;
  /** Comments: the meaning of placeholders, and whether the text is on a button or tab. */
  readonly notes?: string;
  readonly references: readonly string[];
  /** Terms of the glossary in the text. */
  readonly terms?: Readonly<Record<string, string>>;
  /** A translation marked as uncertain. */
  readonly uncertain?: readonly string[];
}

const openText = (entry: Entry, glossary: readonly Term[]): OpenText => {
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
export const openTexts = ({ entries }: PoFile, glossary: readonly Term[]): OpenText[] =>
  entries.filter((entry) => !isDone(entry)).map((entry) => openText(entry, glossary));

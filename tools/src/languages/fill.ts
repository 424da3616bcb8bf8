import * as v from 'valibot';
import { checkEntry } from './check-entry';
import { remarksWith } from './marks';
import type { Entry, PoFile } from './po-file';
import type { Language } from './rules/rule';

/** A translation in a batch: the forms of the text, `"same"`, or forms that need not follow a term of the glossary. */
const translationSchema = v.union([
  v.literal('same'),
  v.array(v.string()),
  v.strictObject({ forms: v.array(v.string()), free: v.array(v.string()) }),
]);

/** A batch of translations by key: `{ "Save": ["Speichern"], "Akismet": "same" }`. */
export const batchSchema = v.record(v.string(), translationSchema);
export type Batch = v.InferOutput<typeof batchSchema>;

export interface Filled {
  readonly file: PoFile;
  /** Keys of accepted translations. */
  readonly accepted: readonly string[];
  /** Refused texts, with the reason. */
  readonly refused: readonly { readonly key: string; readonly what: string }[];
}

/** Returns an entry with a translation of a batch. */
function withTranslation(entry: Entry, value: Batch[string]): Entry {
  if (value === 'same') {
    // A language with one form uses the English plural.
    const hasSingular = entry.forms.length > 1;
    const forms = entry.forms.map((_form, index) =>
      hasSingular && index === 0 ? entry.text : (entry.plural ?? entry.text),
    );
    return { ...entry, forms, isFuzzy: false, remarks: remarksWith(entry.remarks, { isSame: true }) };
  }
  const { forms, free } = Array.isArray(value) ? { forms: value, free: [] } : value;
  return { ...entry, forms, isFuzzy: false, remarks: remarksWith(entry.remarks, { free }) };
}

/** Adds a batch to the file of a language. Accepts each translation that passes the checks; other texts stay unchanged. */
export function fill(file: PoFile, batch: Batch, language: Language): Filled {
  const entries = new Map(file.entries.map((entry) => [entry.key, entry]));
  const refused: { key: string; what: string }[] = [];
  const accepted: string[] = [];
  for (const [key, value] of Object.entries(batch)) {
    const entry = entries.get(key);
    const next = entry && withTranslation(entry, value);
    const problems = next ? checkEntry(next, language) : ['is not a text of the product'];
    if (next && problems.length === 0) {
      entries.set(key, next);
      accepted.push(key);
    } else refused.push(...problems.map((what) => ({ key, what })));
  }
  return { file: { ...file, entries: [...entries.values()] }, accepted, refused };
}

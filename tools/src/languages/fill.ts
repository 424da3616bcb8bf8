import * as v from 'valibot';
import { checkEntry } from './check-entry';
import { remarksWith } from './marks';
import type { Entry, PoFile } from './po-file';
import type { Language } from './rules/rule';

/**
 * A translation in a batch: its plural forms; `"same"` for the English text; or forms with the terms of the glossary that they
 * need not follow (`free`).
 */
const translationSchema = v.union([
  v.literal('same'),
  v.array(v.string()),
  v.strictObject({ forms: v.array(v.string()), free: v.array(v.string()) }),
]);

/** A batch of translations by key: `{ "Save": ["Speichern"], "Akismet": "same" }`. */
export const batchSchema = v.record(v.string(), translationSchema);
export type Batch = v.InferOutput<typeof batchSchema>;

/** The result of `fill`. */
export interface FillResult {
  readonly file: PoFile;
  /** Keys of accepted translations. */
  readonly accepted: readonly string[];
  /** One item for each problem of a refused translation. */
  readonly refused: readonly { readonly key: string; readonly problem: string }[];
}

/** Returns an entry with a translation from a batch. */
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

/** Returns the file of a language with the translations of a batch that pass the checks. Other texts are unchanged. */
export function fill(file: PoFile, batch: Batch, language: Language): FillResult {
  const entries = new Map(file.entries.map((entry) => [entry.key, entry]));
  const refused: { key: string; problem: string }[] = [];
  const accepted: string[] = [];
  for (const [key, value] of Object.entries(batch)) {
    const entry = entries.get(key);
    const translated = entry && withTranslation(entry, value);
    const problems = translated ? checkEntry(translated, language) : ['is not a text of the product'];
    if (translated && problems.length === 0) {
      entries.set(key, translated);
      accepted.push(key);
    } else refused.push(...problems.map((problem) => ({ key, problem })));
  }
  return { file: { ...file, entries: [...entries.values()] }, accepted, refused };
}

import * as v from '@flightdeck/shared/schema';
import { type Failure, failure } from '../areas/failure';
import { areasSchema, pageRegistrySchema } from '../releases/page-registry';
import { connectionDataSchema, connectionStatusSchema } from '../wire/wire-shapes';
import { initialDefaults, initialStateSchema } from './initial-state';

const text = v.string();
const texts = v.array(text);

const localeSchema = v.object({
  /** BCP 47, for `Intl` and `lang`. */
  lang: text,
  dir: v.picklist(['ltr', 'rtl']),
  /** IANA name or an offset like `+02:00`. */
  timeZone: text,
  /** Names in dates, as WordPress has them; missing for English. */
  dateNames: v.optional(
    v.object({
      /** From January. */
      months: texts,
      /** As some languages decline them beside the day of the month. */
      monthsGenitive: texts,
      monthsShort: texts,
      /** From Sunday. */
      weekdays: texts,
      weekdaysShort: texts,
      /** For "AM" and "PM". */
      dayPeriods: texts,
    }),
  ),
  /** Between the thousands of a number, as WordPress has it. */
  thousandsSeparator: v.optional(text),
  /** Jed messages of the domain `flightdeck`; null for English, the language of the code. */
  messages: v.nullable(v.record(text, v.unknown())),
});

const providerSchema = v.object({
  /** Origins that `outward` allows besides the fixed list. */
  origins: v.array(v.pipe(text, v.url())),
  /** Address of the provider's redirect service. */
  redirect: text,
});

const overridesSchema = v.object({ origins: v.array(v.pipe(text, v.url())) });

/** Strict form of the whole block, for checking what a server prints. */
export const pageStateSchema = v.object({
  initial: initialStateSchema,
  connection: connectionStatusSchema,
  userConnection: connectionDataSchema,
  /** The only field without a default: a set cannot run without its areas. */
  registry: pageRegistrySchema,
  locale: localeSchema,
  provider: providerSchema,
  /** Origins from which a user with `manage_options` may load an area instead of the live release (docs/threat-model.md). */
  overrides: overridesSchema,
});

/** The page state after reading: two fields are null if the page state lacks them. */
const readableSchema = v.object({
  ...pageStateSchema.entries,
  /** null if the page state has no connection. The page then reads the connection from the server before it shows any connect screen. */
  connection: v.nullable(connectionStatusSchema),
  userConnection: v.nullable(connectionDataSchema),
});
export type PageState = v.InferOutput<typeof readableSchema>;

/** Defaults that replace missing or wrong fields. */
const defaults = {
  connection: null,
  userConnection: null,
  locale: { lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null },
  provider: { origins: [], redirect: 'https://jetpack.com/redirect/' },
  overrides: { origins: [] },
};

export type PageStateResult =
  | {
      readonly ok: true;
      readonly state: PageState;
      /** Fields that were missing or wrong, by name. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly failure: Failure };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the page state block (docs/contracts.md). Never throws: for a missing or unreadable block, it returns a
 * failure; missing or wrong fields get their defaults and are listed in `missing`.
 * @param json text of the block, null if the page has none
 */
export function readPageState(json: string | null): PageStateResult {
  if (json === null) return { ok: false, failure: failure('page-state-missing', 'The page has no page state.') };
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (cause) {
    return { ok: false, failure: failure('page-state-unreadable', 'The page state cannot be read.', { cause }) };
  }
  const registry = isObject(raw) ? raw.registry : undefined;
  if (!isObject(raw) || !isObject(registry) || typeof registry.url !== 'string' || !isObject(registry.areas))
    return { ok: false, failure: failure('page-state-unreadable', 'The page state has no registry of areas.') };
  const damagedAreas = removeDamaged(registry.areas);
  const initial = readFields(initialStateSchema, isObject(raw.initial) ? raw.initial : {}, initialDefaults);
  const block = readFields(readableSchema, { ...raw, initial: initial.input }, defaults);
  return {
    ok: true,
    state: block.output,
    missing: [
      ...block.missing,
      ...initial.missing.map((name) => `initial.${name}`),
      ...damagedAreas.map((name) => `registry.areas.${name}`),
    ],
  };
}

/** Removes areas with a damaged entry, so that only their screens and parts fail. @returns the names of the areas */
function removeDamaged(areas: Record<string, unknown>): string[] {
  const names = Object.keys(areas).filter((name) => !v.safeParse(areasSchema, { [name]: areas[name] }).success);
  for (const name of names) delete areas[name];
  return names;
}

/**
 * Reads an object and replaces wrong or missing fields with their defaults. A wrong optional field gets the default of the schema.
 * @throws v.ValiError if a required field without a default is wrong
 */
function readFields<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  raw: Record<string, unknown>,
  defaultValues: Record<string, unknown>,
) {
  const firstResult = v.safeParse(schema, raw);
  const missing = new Set(firstResult.success ? [] : firstResult.issues.map((issue) => String(issue.path?.[0]?.key)));
  const input = { ...raw, ...Object.fromEntries([...missing].map((name) => [name, defaultValues[name]])) };
  return { input, output: firstResult.success ? firstResult.output : v.parse(schema, input), missing: [...missing] };
}

import * as v from 'valibot';
import json from '../../answers/options.json';
import type { Store } from '../store/store';
import { availability, entriesOf, is16 } from './versions';

const entrySchema = v.strictObject({
  ...availability,
  /** Slug of the module; `settings` for an option without a module. */
  module: v.string(),
  type: v.optional(v.picklist(['boolean', 'string', 'integer', 'array', 'object']), 'boolean'),
  /** Default as the plugin reports it; most booleans are 0 or 1. */
  default: v.optional(v.unknown(), 0),
  /** Value on a new site; missing if it is the default. */
  initial: v.optional(v.unknown()),
  /** Allowed values. */
  enum: v.optional(v.array(v.string())),
  /** Values that version 16 changed. */
  in16: v.optional(v.strictObject({ module: v.exactOptional(v.string()), default: v.exactOptional(v.unknown()) })),
});

/** An option of a module. */
export type OptionEntry = v.InferOutput<typeof entrySchema> & { readonly name: string };

/** The options of all versions. Names, types and values are those of the plugin. */
const entries: readonly OptionEntry[] = Object.entries(json.options).map(([name, fields]) => ({
  ...v.parse(entrySchema, fields),
  name,
}));

/** Options of all versions, by name. */
export const optionsByName: ReadonlyMap<string, OptionEntry> = new Map(entries.map((entry) => [entry.name, entry]));

/** Options that belong to no module, with their values on a new site. */
export const optionsWithoutModule: Readonly<Record<string, unknown>> = json.withoutModule;

/** Post categories, which version 16 sends with the settings. */
export const { categories } = json;

/** Returns whether versions 12.5 to 13.9 have an option for newsletter or ads that version 11 lacks. */
const isNewsletterOption = ({ module, since }: OptionEntry) =>
  ['subscriptions', 'wordads'].includes(module) && since !== undefined && Number(since) < 16;

/**
 * Returns the options of the simulated version.
 * @param hasNewsletter whether to add the options for newsletter and ads of versions 12.5 to 13.9 to those of version 11, which simulates a
 * version in between; version 16 always has them
 */
export const optionsOf = (store: Store, hasNewsletter: boolean): readonly OptionEntry[] => [
  ...entriesOf<OptionEntry>(store, entries),
  ...(hasNewsletter && !is16(store) ? entries.filter(isNewsletterOption) : []),
];

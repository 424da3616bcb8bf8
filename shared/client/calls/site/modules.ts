import { defineRead, request, success } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decoded, decodedText, flag, listOf, mapOf, orElse } from '@flightdeck/shared/schema';

const optionSchema = v.looseObject({
  current_value: v.optional(v.unknown()),
  enum_labels: v.optional(orElse(v.record(v.string(), decoded), {}), {}),
});

const moduleSchema = v.object({
  /** The slug. */
  module: v.string(),
  name: decodedText,
  description: decodedText,
  long_description: v.optional(decodedText, ''),
  short_description: v.optional(decodedText, ''),
  /** Search terms that are not in the texts of the module. */
  search_terms: v.optional(decodedText, ''),
  additional_search_queries: v.optional(decodedText, ''),
  /** Groups that the module belongs to, such as `Writing`. */
  feature: v.optional(listOf(v.string()), []),
  /** Address of the documentation. */
  learn_more_button: v.optional(decodedText, ''),
  activated: flag,
  available: v.optional(flag, true),
  requires_connection: flag,
  requires_user_connection: v.optional(flag, false),
  /** `active`, `inactive` or another value if code on the site fixes the state; otherwise false. */
  override: orElse(v.union([v.string(), v.literal(false)]), false),
  /** Data that only this module has, such as the addresses of sitemaps. */
  extra: v.optional(orElse(v.record(v.string(), v.unknown()), {}), {}),
  /** Options of the module, by name; empty if the server sends none. */
  options: v.optional(orElse(mapOf(optionSchema), {}), {}),
});
/** A feature that can be turned on and off (SHR-107). */
export type Module = v.InferOutput<typeof moduleSchema>;

/** GET `module/all` (SHR-033): all modules by slug. */
export const moduleListRead = defineRead('module/all', v.record(v.string(), moduleSchema));

const {
  module: _slug,
  activated: _activated,
  available: _available,
  override: _override,
  ...detailEntries
} = moduleSchema.entries;
const moduleDetailSchema = v.object(detailEntries);
/** A single module: with its options, but without its state. */
export type ModuleDetail = v.InferOutput<typeof moduleDetailSchema>;

/** GET `module/{slug}` (SHR-034): one module with its options. Only the list and the settings say whether it is on. */
export const moduleRead = (slug: string) => defineRead<ModuleDetail>(`module/${slug}`, moduleDetailSchema);

/** POST `module/{slug}/active` (SHR-035): turns a module on or off. The site refuses to turn off a module that is off (409). */
export const switchModule = (slug: string, active: boolean) =>
  request({ method: 'POST', path: `module/${slug}/active`, body: { active } }, success);

/** POST `module/{slug}` (SHR-036): writes options of a module that is on. @clientOnly */
export const writeModuleOptions = (slug: string, options: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: `module/${slug}`, body: options }, success);

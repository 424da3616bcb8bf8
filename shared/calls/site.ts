import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from 'valibot';

/** GET `site` (SHR-055): the provider's record of the site. */
export const siteRead = defineRead(
  'site',
  innerJson(v.looseObject({ plan: v.looseObject({ product_slug: v.string() }) })),
);

/** GET `site/purchases` (SHR-058): what was bought for the site. */
export const purchasesRead = defineRead('site/purchases', innerJson(v.array(v.looseObject({}))));

const benefitSchema = v.object({
  name: v.string(),
  title: v.string(),
  description: v.string(),
  /** How often, or how many; some benefits have none. */
  value: v.optional(v.nullable(v.union([v.number(), v.string()]))),
});
/** A feature of the site that lives on the connection. */
export type Benefit = v.InferOutput<typeof benefitSchema>;

/** GET `site/benefits` (SHR-059): what the site gets from the connection, in numbers. */
export const benefitsRead = defineRead('site/benefits', innerJson(v.array(benefitSchema)));

/** GET `module/all` (SHR-033): all modules by slug. */
export const moduleListRead = defineRead('module/all', v.record(v.string(), v.looseObject({})));

import * as v from '@flightdeck/shared/schema';
import { areaFields } from './area-fields';
import { type AreaName, isAreaName } from './area-names';

/**
 * `area.json`: the parts of an area, as its owners write them. Parsed strictly at build time; an unknown field is an error
 * that names the field (docs/contracts.md, area.json). This is a separate module, because pages do not need it.
 */
export const areaJsonSchema = v.strictObject({
  ...areaFields,
  // Names such as `mf-x-widgets` are reserved: the set stores the widgets of `mf-x` under this name.
  name: v.custom<AreaName>(
    (name) => isAreaName(name) && !name.endsWith('-widgets'),
    'must be an area name, such as mf-backup, that does not end in -widgets',
  ),
});

export type AreaJson = v.InferOutput<typeof areaJsonSchema>;

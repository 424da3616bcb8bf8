import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf, orElse, requiredListOf } from '@flightdeck/shared/schema';

const featuresSchema = v.object({
  /** Names of the features that the site has. */
  active: requiredListOf(v.string()),
  /** Features that the site can get, each with the products that include it. */
  available: orElse(mapOf(requiredListOf(v.string())), {}),
});

/** GET `site/features` (SHR-056): the features that the site has, and those that it can get. */
export const featuresRead = defineRead('site/features', innerJson(featuresSchema));

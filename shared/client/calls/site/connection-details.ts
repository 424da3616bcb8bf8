import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { connectedPluginsSchema } from '../../../contracts/wire/wire-shapes';

/**
 * GET `connection/url` (SHR-021): the address to connect at, the provider's authorization page or an admin page.
 * @clientOnly
 */
export const connectUrlRead = defineRead('connection/url', v.string());

/** GET `connection/plugins` (SHR-022): plugins that use the connection, by slug. @clientOnly */
export const connectedPluginsRead = defineRead('connection/plugins', connectedPluginsSchema);

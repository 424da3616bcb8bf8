import { request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf } from '@flightdeck/shared/schema';

/**
 * POST `notice/{id}` (SHR-069): dismisses a notice for all users of the site.
 * @returns all dismissed notices, by ID
 * @clientOnly
 */
export const dismissNotice = (id: string) =>
  request({ method: 'POST', path: `notice/${encodeURIComponent(id)}`, body: { dismissed: true } }, mapOf(v.unknown()));

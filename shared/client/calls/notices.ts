import { request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf } from '../../contracts/field-schemas';

/** POST `notice/{id}` (SHR-069): it is gone for everybody on the site. @returns all that was dismissed, by id @clientOnly */
export const dismissNotice = (id: string) =>
  request({ method: 'POST', path: `notice/${encodeURIComponent(id)}`, body: { dismissed: true } }, mapOf(v.unknown()));

import { defineRead, request } from '@flightdeck/shared/api';
import { requiredFlag } from '@flightdeck/shared/contracts/field-schemas';
import * as v from '@flightdeck/shared/schema';

const trackingSchema = v.object({
  /** The user does not want usage to be told. */
  tracks_opt_out: requiredFlag,
});
/** What the user allows to be told about their use. */
export type Tracking = v.InferOutput<typeof trackingSchema>;

/** GET `tracking/settings` (SHR-037). Who is not linked counts as opted out. */
export const trackingRead = defineRead('tracking/settings', trackingSchema);

/** POST `tracking/settings` (SHR-038). @returns what the server holds now, which is not always what was sent */
export const writeTracking = (optOut: boolean): Promise<Tracking> =>
  request({ method: 'POST', path: 'tracking/settings', body: { tracks_opt_out: optOut } }, trackingSchema);

import { defineSavedRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { requiredFlag } from '@flightdeck/shared/schema';

const trackingSchema = v.object({
  /** Whether the user opted out of sharing usage data. */
  tracks_opt_out: requiredFlag,
});
/** The user's choice to share usage data. */
export type Tracking = v.InferOutput<typeof trackingSchema>;

/** Reads GET `tracking/settings` (SHR-037). A user without a linked account counts as opted out. */
export const trackingRead = defineSavedRead<Tracking>('tracking/settings', trackingSchema);

/** Sends POST `tracking/settings` (SHR-038). @returns the value on the server, which can differ from the sent one */
export const writeTracking = (optOut: boolean): Promise<Tracking> =>
  request({ method: 'POST', path: 'tracking/settings', body: { tracks_opt_out: optOut } }, trackingSchema);

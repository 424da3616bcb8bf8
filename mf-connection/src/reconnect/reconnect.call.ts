import { request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { absoluteUrl } from '../connect/absolute-url';

const inProgress = 'in_progress';

/**
 * Reconnects the site: POST `connection/reconnect` (SHR-025). Only the status `in_progress` has an address, at which the
 * user continues.
 */
export const reconnectSite = () =>
  request(
    { method: 'POST', path: 'connection/reconnect' },
    v.union([
      v.object({ status: v.literal(inProgress), authorizeUrl: absoluteUrl }),
      v.object({ status: v.custom<string>((status) => typeof status === 'string' && status !== inProgress) }),
    ]),
  );

import { request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { absoluteUrl } from '../connect/absolute-url';

const inProgress = 'in_progress';

/**
 * Reconnects the site: POST `connection/reconnect` (SHR-025). Returns the status of the reconnect and, if it is
 * `in_progress`, the address at which the user authorizes the site again.
 */
export const reconnectSite = () =>
  request(
    { method: 'POST', path: 'connection/reconnect' },
    v.union([
      v.object({ status: v.literal(inProgress), authorizeUrl: absoluteUrl }),
      v.object({ status: v.custom<string>((status) => typeof status === 'string' && status !== inProgress) }),
    ]),
  );

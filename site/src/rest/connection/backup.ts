import { type Answer, refuse } from '../../context/answer';
import { rewindState, scanState } from '../../provider/backup-state';
import type { LoggedInCall, Route } from '../route';
import { forwarded, isConnected, isDown } from './from-provider';

const siteNotRegistered = refuse(404, 'site_id_missing', 'The ID of this site does not exist.');
/** Returns the error of a call while the provider is down. Both calls have the same message, but different codes. */
const fetchFailed = (code: string) => refuse(400, code, 'Failed fetching rewind data. Try again later.');

/** Returns the answer, or the error if the site is not registered or the provider is down. */
function unlessDown(call: LoggedInCall, code: string, answer: () => Answer): Answer {
  if (!isConnected(call)) return siteNotRegistered;
  return isDown(call) ? fetchFailed(code) : answer();
}

/** Calls for the state of backups and of the malware scan. */
export const backupRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'rewind',
    capability: 'view',
    handle: (call) =>
      unlessDown(call, 'rewind_data_fetch_failed', () =>
        forwarded('Backup &amp; Scan data correctly received.', rewindState(call.site)),
      ),
  },
  {
    method: 'GET',
    path: 'scan',
    capability: 'view',
    handle: (call) =>
      unlessDown(call, 'scan_state_fetch_failed', () =>
        forwarded('Scan state correctly received.', scanState(call.site, call.user.role === 'administrator')),
      ),
  },
];

import { type Answer, refuse } from '../../context/answer';
import { rewindState, scanState } from '../../provider/backup-state';
import type { LoggedInCall, Route } from '../route';
import { forwarded, isConnected, isDown } from './from-provider';

const noSite = refuse(404, 'site_id_missing', 'The ID of this site does not exist.');
// Both calls fail with the same message.
const failed = (code: string) => refuse(400, code, 'Failed fetching rewind data. Try again later.');

function unlessDown(call: LoggedInCall, code: string, answer: () => Answer): Answer {
  if (!isConnected(call)) return noSite;
  return isDown(call) ? failed(code) : answer();
}

/** Calls for the state of backups and scan. */
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

import { lazyView } from '@flightdeck/shared/ui';
import { useConnectRequests, useHasNotices } from './has-notices.resource';

const NoticeList = lazyView(() => import(/* webpackChunkName: "notice-list" */ './notice-list.view'));

/**
 * Shows the connection notices above the screen, and opens the user connect screen when a part requests it. Loads the
 * code and texts of the notices only when there may be one.
 */
export function ConnectionNotices() {
  useConnectRequests();
  return useHasNotices() ? <NoticeList /> : null;
}

import { lazyView } from '@flightdeck/shared/ui/lazy-view';
import { useConnectRequests, useHasNotices } from './has-notices.resource';

const NoticeList = lazyView(() => import(/* webpackChunkName: "notice-list" */ './notice-list.view'));

/** Notices about the connection. A site that is well has none, and then their texts are not loaded either. */
export function ConnectionNotices() {
  useConnectRequests();
  return useHasNotices() ? <NoticeList /> : null;
}

import { deferred } from '@flightdeck/shared/ui/deferred';
import { useConnectRequests, useHasNotices } from './has-notices.resource';

const NoticeList = deferred(() => import(/* webpackChunkName: "notice-list" */ './notice-list.view'));

/** Notices about the connection. A site that is well has none, and then their texts are not loaded either. */
export function ConnectionNotices() {
  useConnectRequests();
  return useHasNotices() ? <NoticeList /> : null;
}

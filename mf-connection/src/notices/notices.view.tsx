import { lazyView } from '@flightdeck/shared/ui';
import { useConnectRequests, useHasNotices } from './has-notices.resource';

const NoticeList = lazyView(() => import(/* webpackChunkName: "notice-list" */ './notice-list.view'));

/** Connection notices. Without any, their texts are not loaded. */
export function ConnectionNotices() {
  useConnectRequests();
  return useHasNotices() ? <NoticeList /> : null;
}

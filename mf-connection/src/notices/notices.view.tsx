import { lazy, Suspense } from 'react';
import { useConnectRequests, useHasNotices } from './has-notices.resource';

const NoticeList = lazy(() => import(/* webpackChunkName: "notice-list" */ './notice-list.view'));

/** Notices about the connection. A site that is well has none, and then their texts are not loaded either. */
export function ConnectionNotices() {
  useConnectRequests();
  return useHasNotices() ? (
    <Suspense fallback={null}>
      <NoticeList />
    </Suspense>
  ) : null;
}

import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Connection, InitialState } from '@flightdeck/shared/contracts/page';
import { lazyView } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { failedFile } from '../failures/failed-file.view';
import { disabledModules } from './disabled-modules';
import { useLoggedOut } from './logged-out.resource';
import { useSiteDataFailure } from './site-data.resource';

const DisabledNotice = lazyView(() => import(/* webpackChunkName: "page-notices" */ './disabled-notice.view'), {
  failed: failedFile(),
});
const LoggedOutNotice = lazyView(() => import(/* webpackChunkName: "page-notices" */ './logged-out-notice.view'), {
  failed: failedFile(),
});
const SiteDataNotice = lazyView(() => import(/* webpackChunkName: "page-notices" */ './site-data-notice.view'), {
  failed: failedFile(),
});
const ReleaseDialog = lazyView(() => import(/* webpackChunkName: "release" */ './release-dialog.view'), {
  failed: failedFile(),
});

interface PageNoticesProps {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly initial: InitialState;
  readonly path: string;
}

/**
 * Shows the notices about the whole page. Areas show the notices about the connection and licenses. The code of a notice loads
 * when the notice is first shown, because most pages have none.
 */
export function PageNotices({ connection, facts, initial, path }: PageNoticesProps) {
  const { failure, retry } = useSiteDataFailure();
  const isLoggedOut = useLoggedOut();
  const [isReleaseRead, setReleaseRead] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const disabled = isDismissed ? [] : disabledModules(path, facts, initial);
  const mayRepair = facts.status === true && facts.permissions.connect && !connection.isReconnecting;
  const release = facts.isAtomicPlatform ? null : initial.jetpackStateNotices.messageContent;
  return (
    <>
      {isLoggedOut && <LoggedOutNotice adminUrl={initial.adminUrl} />}
      {failure && mayRepair && !isLoggedOut && (
        <SiteDataNotice
          errors={connection.connectionErrors}
          failure={failure}
          isDevVersion={initial.isDevVersion}
          onRetry={retry}
        />
      )}
      {disabled.length > 0 && <DisabledNotice names={disabled} onDismiss={() => setDismissed(true)} />}
      {release?.release_post_content && !isReleaseRead && (
        <ReleaseDialog onClose={() => setReleaseRead(true)} release={release} version={initial.currentVersion} />
      )}
    </>
  );
}

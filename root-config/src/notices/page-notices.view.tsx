import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Connection, InitialState, Notice } from '@flightdeck/shared/contracts/page';
import { useState } from 'react';
import { rootView } from '../failures/root-view.view';
import { disabledModules } from './disabled-modules';
import { useJetpackInactive, useLoggedOut } from './site-access.resource';
import { useSiteDataFailure } from './site-data.resource';

const DisabledNotice = rootView(() => import(/* webpackChunkName: "page-notices" */ './disabled-notice.view'));
const LoggedOutNotice = rootView(() => import(/* webpackChunkName: "page-notices" */ './logged-out-notice.view'));
const InactiveNotice = rootView(() => import(/* webpackChunkName: "page-notices" */ './inactive-notice.view'));
const SiteDataNotice = rootView(() => import(/* webpackChunkName: "page-notices" */ './site-data-notice.view'));
const ReleaseDialog = rootView(() => import(/* webpackChunkName: "release" */ './release-dialog.view'));

interface PageNoticesProps {
  readonly connection: Connection;
  readonly facts: Facts;
  readonly initial: InitialState;
  readonly path: string;
  /** Notice about an action that is shown at the same time. An error in it says that the user is logged out. */
  readonly toast: Notice | undefined;
}

/**
 * Shows the notices about the whole page. Areas show the notices about the connection and licenses. The code of a notice loads
 * when the notice is first shown, because most pages have none.
 */
export function PageNotices({ connection, facts, initial, path, toast }: PageNoticesProps) {
  const { failure, retry } = useSiteDataFailure();
  const loggedOut = useLoggedOut();
  const isInactive = useJetpackInactive();
  const [isReleaseRead, setReleaseRead] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const disabled = isDismissed ? [] : disabledModules(path, facts, initial);
  const mayRepair = facts.status === true && facts.permissions.connect && !connection.isReconnecting;
  const isToldByToast = toast?.status === 'is-error' || toast?.isBusy === true;
  const release = facts.isAtomicPlatform ? null : initial.jetpackStateNotices.messageContent;
  if (isInactive) return <InactiveNotice adminUrl={initial.adminUrl} mayActivate={facts.permissions.manage_plugins} />;
  return (
    <>
      {loggedOut && <LoggedOutNotice isHidden={isToldByToast} loggedOut={loggedOut} loginUrl={initial.loginUrl} />}
      {failure && mayRepair && !loggedOut && (
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

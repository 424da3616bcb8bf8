import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useState } from 'react';
import { dismiss, isDismissed } from './dismissed.store';
import type { StateMessage } from './state-message';
import { stateMessage } from './state-notice';
import {
  type ActionableError,
  type NoticeFacts,
  showsNotConnected,
  showsUnlinked,
  visibleErrors,
} from './visible-notices';

export interface ConnectionNotices {
  readonly errors: readonly ActionableError[];
  /** null when there is none, or the user closed it. */
  readonly state: StateMessage | null;
  readonly isUnlinked: boolean;
  readonly isNotConnected: boolean;
  /** A development version: its users report to another place. */
  readonly isDevVersion: boolean;
  dismissState(): void;
}

/** What there is to say about the connection, live. */
export function useConnectionNotices(): ConnectionNotices {
  const facts: NoticeFacts = {
    connection: useConnection(),
    permissions: usePermissions(),
    path: useRoute().path,
  };
  const { jetpackStateNotices, currentVersion, adminUrl, siteData, isDevVersion } = initialState();
  const [, drawAgain] = useState(0);
  const message = stateMessage(jetpackStateNotices, {
    version: currentVersion,
    adminUrl,
    isAtomicPlatform: siteData.isAtomicPlatform,
  });
  return {
    errors: visibleErrors(facts),
    state: isDismissed(jetpackStateNotices) ? null : message,
    isUnlinked: showsUnlinked(facts),
    isNotConnected: showsNotConnected(facts),
    isDevVersion,
    dismissState: () => {
      dismiss(jetpackStateNotices);
      drawAgain((times) => times + 1);
    },
  };
}

import type { ConnectionError, InitialState, OfflineMode } from '@flightdeck/shared/contracts/page';
import { initialState, pageState, readState } from '@flightdeck/shared/session';
import { useState } from 'react';
import { addressesOf, evidenceOf, type Verdict } from '../identity-crisis/evidence';
import { isSafeModeConfirmed } from '../identity-crisis/safe-mode.store';
import { reconnect } from '../reconnect/reconnect.resource';
import { sourceOf } from '../reconnect/reconnect-outcome';
import { useNoticeInput } from './has-notices.resource';
import type { StateMessage } from './state-message';
import { stateMessage } from './state-notice';
import {
  showsCoupon,
  showsDevVersion,
  showsIdentityCrisis,
  showsNotConnected,
  showsStaging,
  showsUnlinked,
  type VisibleError,
  visibleErrors,
} from './visible-notices';

type StateNotices = InitialState['jetpackStateNotices'];

/**
 * State notices that the user dismissed. They stay dismissed when the part is mounted again, until the next page load.
 */
const dismissedNotices = new WeakSet<StateNotices>();

const isDismissed = (notices: StateNotices): boolean => dismissedNotices.has(notices);
const dismiss = (notices: StateNotices): void => void dismissedNotices.add(notices);

export interface ConnectionNotices {
  readonly errors: readonly VisibleError[];
  /** Message of the state notices, such as a failed connection; null when there is none, or the user dismissed it. */
  readonly state: StateMessage | null;
  /** Whether to ask the user to connect an account (CONN-082). */
  readonly isUnlinked: boolean;
  /** Whether to show that the site is not connected (CONN-084). */
  readonly isNotConnected: boolean;
  /** Whether to show that this is a staging site. */
  readonly isStaging: boolean;
  /** Reasons for Offline Mode, from the flags of the server; null when the site is online. */
  readonly offline: OfflineMode | null;
  /** Address conflict; null when its notice is not shown. `isInSafeMode`: the user confirmed safe mode. */
  readonly identityCrisis: { readonly isInSafeMode: boolean; readonly verdict: Verdict } | null;
  /** Whether to show the coupon banner. */
  readonly hasCoupon: boolean;
  /** Whether the site runs a development version of Jetpack, whose users contact another support team. */
  readonly isDevVersion: boolean;
  /** Whether to show this user the notice about the development version. */
  readonly isDevVersionShown: boolean;
  /** Dismisses the message in `state`. */
  dismissState(): void;
  /** Restores the connection of the site (CONN-044). @param error the error of the notice */
  restore(error: ConnectionError): void;
  /** Returns whether `restore` opens My Jetpack. */
  opensMyJetpack(error: ConnectionError): boolean;
  /** Name of the connection owner, if it is another user. */
  readonly owner: string | null;
}

/** Returns the current connection notices and their actions. */
export function useConnectionNotices(): ConnectionNotices {
  const input = useNoticeInput();
  const page = initialState();
  const { jetpackStateNotices, currentVersion, adminUrl, siteData, isDevVersion } = page;
  const { status, offlineMode } = input.connection;
  const [, rerender] = useState(0);
  const restoreSource = (error: ConnectionError) => sourceOf(error, siteData.showMyJetpack);
  const message = stateMessage(jetpackStateNotices, {
    version: currentVersion,
    adminUrl,
    isAtomicPlatform: siteData.isAtomicPlatform,
  });
  return {
    errors: visibleErrors(input),
    state: isDismissed(jetpackStateNotices) ? null : message,
    isUnlinked: showsUnlinked(input),
    isNotConnected: showsNotConnected(input),
    isStaging: showsStaging(input),
    offline: status === 'offline' ? offlineMode : null,
    identityCrisis: showsIdentityCrisis(input)
      ? {
          isInSafeMode: isSafeModeConfirmed(),
          verdict: evidenceOf(addressesOf(page)).verdict,
        }
      : null,
    hasCoupon: showsCoupon(input, page),
    isDevVersion,
    isDevVersionShown: showsDevVersion(input, page),
    restore: (error) => void reconnect(restoreSource(error)),
    opensMyJetpack: (error) => restoreSource(error) === 'notice',
    owner: readState('permissions').isMaster ? null : (pageState().userConnection?.connectionOwner ?? null),
    dismissState: () => {
      dismiss(jetpackStateNotices);
      rerender((count) => count + 1);
    },
  };
}

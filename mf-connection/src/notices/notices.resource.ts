import type { InitialState, OfflineMode } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';
import { useState } from 'react';
import { addressesOf, evidenceOf, type Verdict } from '../identity-crisis/evidence';
import { isSafeMode } from '../identity-crisis/safe-mode.store';
import { reconnect } from '../reconnect/reconnect.resource';
import { useNoticeFacts } from './has-notices.resource';
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
 * State notices that the user dismissed. They stay dismissed until the next page load, which makes a new object, even
 * if a route unmounts the part and mounts it again.
 */
const dismissed = new WeakSet<StateNotices>();

const isDismissed = (notices: StateNotices): boolean => dismissed.has(notices);
const dismiss = (notices: StateNotices): void => void dismissed.add(notices);

export interface ConnectionNotices {
  readonly errors: readonly VisibleError[];
  /** null when there is none, or the user dismissed it. */
  readonly state: StateMessage | null;
  readonly isUnlinked: boolean;
  readonly isNotConnected: boolean;
  readonly isStaging: boolean;
  /** Reasons for Offline Mode, from the flags of the server; null when the site is online. */
  readonly offline: OfflineMode | null;
  /** Address conflict, and what its addresses show; in safe mode, the site sends nothing until the user chooses. */
  readonly identityCrisis: { readonly isInSafeMode: boolean; readonly verdict: Verdict } | null;
  readonly hasCoupon: boolean;
  /** Whether the site runs a development version of Jetpack, whose users report to another support address. */
  readonly isDevVersion: boolean;
  /** Whether to show this user the notice about the development version. */
  readonly isDevVersionShown: boolean;
  dismissState(): void;
  /** Restores the connection of the site (CONN-044). */
  restore(): void;
}

/** Returns the current connection notices and their actions. */
export function useConnectionNotices(): ConnectionNotices {
  const facts = useNoticeFacts();
  const page = initialState();
  const { jetpackStateNotices, currentVersion, adminUrl, siteData, isDevVersion } = page;
  const { status, offlineMode } = facts.connection;
  const [, rerender] = useState(0);
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
    isStaging: showsStaging(facts),
    offline: status === 'offline' ? offlineMode : null,
    identityCrisis: showsIdentityCrisis(facts)
      ? { isInSafeMode: isSafeMode(), verdict: evidenceOf(addressesOf(page, facts.connection.isStaging)).verdict }
      : null,
    hasCoupon: showsCoupon(facts, page),
    isDevVersion,
    isDevVersionShown: showsDevVersion(facts, page),
    restore: () => void reconnect('notice'),
    dismissState: () => {
      dismiss(jetpackStateNotices);
      rerender((times) => times + 1);
    },
  };
}

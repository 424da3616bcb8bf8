import { asFailure, connectionDataRead, type ReadState, useRead } from '@flightdeck/shared/api';
import { unlinkUser } from '@flightdeck/shared/calls';
import type { WireConnectionData } from '@flightdeck/shared/contracts/wire';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import { initialState, readState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useState } from 'react';
import type { ConnectionInput } from './connection-card-state';

export interface ConnectionCards {
  readonly input: ConnectionInput;
  /** Address of the site's icon; empty when the site has none. */
  readonly siteIcon: string;
  /** Address of the user's Gravatar, for users without a picture at the provider. */
  readonly gravatar: string;
  /** Whether the account is being read. */
  readonly isReading: boolean;
  readonly isUnlinking: boolean;
  /** Error of the last attempt to unlink. The card shows it, because foreign pages have no slot for notices. */
  readonly unlinkError: string | null;
  /** Reads the account again. */
  retry(): void;
  /** Unlinks the user's account. */
  unlink(): void;
}

/**
 * Returns the states and actions of the site card and the account card. Reads the account only for users who may connect
 * one, and not in Offline Mode.
 */
export function useConnectionCards(): ConnectionCards {
  const connection = useConnection();
  const permissions = usePermissions();
  const [isUnlinking, setUnlinking] = useState(false);
  const [unlinkError, setUnlinkError] = useState<string | null>(null);
  const mayRead = permissions.connect_user && connection.status !== 'offline';
  const read = useRead(connectionDataRead, { enabled: mayRead });
  const user = read.data?.currentUser;

  const unlink = () => {
    if (isUnlinking) return;
    setUnlinking(true);
    setUnlinkError(null);
    void unlinkAccount().then((error) => {
      setUnlinking(false);
      setUnlinkError(error);
    });
  };
  return {
    input: {
      status: connection.status,
      isRegistered: connection.isRegistered,
      // Either value may be outdated: the first after an unlink in another tab, the second after an unlink here.
      isLinked: connection.isUserConnected && (user?.isConnected ?? true),
      isOwner: user?.isMaster ?? permissions.isMaster,
      mayDisconnect: permissions.disconnect,
      mayConnectUser: permissions.connect_user,
      account: accountResult(read),
    },
    siteIcon: initialState().siteData.icon || '',
    gravatar: user?.gravatar || '',
    isReading: read.isFetching,
    isUnlinking,
    unlinkError,
    retry: read.retry,
    unlink,
  };
}

function accountResult({ data, failure }: ReadState<WireConnectionData>): ConnectionInput['account'] {
  if (!data) return failure ? { step: 'failed', message: failure.message } : { step: 'loading' };
  const account = data.currentUser.wpcomUser;
  if (!account || !('login' in account)) return { step: 'loaded', value: null };
  return { step: 'loaded', value: { ...account, avatar: account.avatar || '' } };
}

const noticeId = 'unlink-user';

/** Unlinks the user's account (CONN-078 to CONN-080). Never rejects. @returns an error message, or null on success */
async function unlinkAccount(): Promise<string | null> {
  notify({
    noticeId,
    status: 'is-info',
    text: sprintf(
      /* translators: %s: WordPress.com. */
      __('Unlinking from %s'),
      providerName,
    ),
  });
  const failure = await unlinkUser().then(() => null, asFailure);
  if (failure === null) setConnection({ isUserConnected: false, userConnectionData: null });
  // The site may have unlinked the account although its answer was lost, so read its state.
  await refreshConnection();
  if (failure !== null && readState('connection').isUserConnected) {
    const text = sprintf(
      /* translators: %1$s: WordPress.com, %2$s: an error message. */
      __('Error unlinking from %1$s. Error: %2$s'),
      providerName,
      failure.message,
    );
    notify({ noticeId, status: 'is-error', text });
    return text;
  }
  const text = sprintf(
    /* translators: %s: WordPress.com. */
    __('Unlinked from %s.'),
    providerName,
  );
  notify({ noticeId, status: 'is-success', text, duration: successDuration });
  return null;
}

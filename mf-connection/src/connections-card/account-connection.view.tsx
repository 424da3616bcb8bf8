import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Icon, Skeleton, StateChip, useLostFocus } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { connectRequest } from '../connect-user/connect-request.store';
import { Avatar } from './avatar.view';
import { type AccountCardState, firstLetters } from './connection-card-state';
import { ConnectionPanel } from './connection-panel.view';
import type { ConnectionCards } from './connections-card.resource';
import { OfflineChip } from './offline-chip.view';

type ShownState = Exclude<AccountCardState, { readonly kind: 'hidden' }>;

export interface AccountConnectionProps {
  readonly state: ShownState;
  readonly cards: ConnectionCards;
}

/** Panel of the user's account connection, with the actions to connect, disconnect and read the account again. */
export function AccountConnection({ state, cards }: AccountConnectionProps) {
  const actionsRef = useLostFocus<HTMLDivElement>();
  return (
    <ConnectionPanel
      actions={actions(state, cards)}
      actionsRef={actionsRef}
      error={cards.unlinkError}
      busy={state.kind === 'loading'}
      picture={picture(state, cards)}
      state={<AccountChip kind={state.kind} />}
      title={__('Account connection')}
    >
      {content(state)}
    </ConnectionPanel>
  );
}

/** Returns the picture of the account: an icon for an account that is not linked, even if the user has a Gravatar. */
function picture(state: ShownState, { gravatar }: ConnectionCards): ReactNode {
  const isLinked = state.kind === 'linked';
  const sources = state.kind === 'not-linked' ? [] : [gravatar];
  return (
    <Avatar round sources={isLinked ? [state.user.avatar, gravatar] : sources}>
      {isLinked ? firstLetters(state.user.login) : <Icon name="user" size={20} />}
    </Avatar>
  );
}

function content(state: ShownState): ReactNode {
  switch (state.kind) {
    case 'offline':
      return (
        <p>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __("You can't connect your account to %s while your site is in Offline Mode."),
            providerName,
          )}
        </p>
      );
    case 'loading':
      return <Skeleton lines={2} />;
    case 'failed':
      return <p>{state.message}</p>;
    case 'not-linked':
      return <p>{__('Get the most out of Jetpack.')}</p>;
    case 'linked-unknown':
      return (
        <p>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __("Your account is connected, but its details couldn't be loaded from %s."),
            providerName,
          )}
        </p>
      );
    case 'linked':
      return (
        <>
          <p>
            {interpolate(
              sprintf(
                /* translators: %s: the login name of a user. */
                __('Connected as <login>%s</login>'),
                '<name/>',
              ),
              {
                login: (children) => <strong>{children}</strong>,
                name: () => <bdi>{state.user.login}</bdi>,
              },
            )}
          </p>
          <p>
            <bdi>{state.user.email}</bdi>
          </p>
        </>
      );
  }
}

function actions(state: ShownState, { isReading, isUnlinking, retry, unlink }: ConnectionCards): ReactNode {
  const retryButton = (
    <Button busy={isReading} icon="retry" onClick={retry}>
      {__('Retry')}
    </Button>
  );
  const unlinkButton = (
    <Button busy={isUnlinking} busyLabel={__('Disconnecting…')} onClick={unlink} variant="link">
      {__('Disconnect your account')}
    </Button>
  );
  switch (state.kind) {
    case 'failed':
      return retryButton;
    case 'not-linked':
      return (
        <Button
          href={routeHref('/connect-user')}
          onClick={() => connectRequest.write({ from: 'connection-settings', feature: null })}
          // Looks like a link, because the notice above the screen already shows this action as a button.
          variant="link"
        >
          {__('Connect your account')}
        </Button>
      );
    case 'linked-unknown':
      return (
        <>
          {retryButton}
          {state.canUnlink && unlinkButton}
        </>
      );
    case 'linked':
      return state.canUnlink && unlinkButton;
    default:
      return null;
  }
}

function AccountChip({ kind }: Pick<ShownState, 'kind'>) {
  switch (kind) {
    case 'offline':
      return <OfflineChip />;
    case 'not-linked':
      return <StateChip tone="neutral">{__('Not connected')}</StateChip>;
    case 'failed':
      return <StateChip tone="warning">{__('Not loaded')}</StateChip>;
    case 'loading':
      return (
        <StateChip icon="spinner" tone="neutral">
          {__('Loading')}
        </StateChip>
      );
    default:
      return <StateChip tone="success">{__('Connected')}</StateChip>;
  }
}

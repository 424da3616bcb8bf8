import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { recordClick } from '@flightdeck/shared/reporting';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Icon, StateChip } from '@flightdeck/shared/ui';
import { Avatar } from './avatar.view';
import type { SiteCardState } from './connection-card-state';
import { ConnectionPanel } from './connection-panel.view';
import { OfflineChip } from './offline-chip.view';

export interface SiteConnectionProps {
  readonly state: SiteCardState;
  /** Address of the site's icon; empty when the site has none. */
  readonly iconUrl: string;
}

/** Panel of the site connection, with a link to manage the connection. */
export function SiteConnection({ state, iconUrl }: SiteConnectionProps) {
  return (
    <ConnectionPanel
      picture={
        <Avatar sources={[iconUrl]}>
          <Icon name="globe" size={20} />
        </Avatar>
      }
      state={<SiteChip kind={state.kind} />}
      title={__('Site connection')}
    >
      <p>
        <span>{description(state)}</span>
        {state.kind === 'connected' && state.isOwner && <span>{` ${__('You own this connection.')}`}</span>}
        {state.kind === 'connected' && state.canManage && <ManageLink />}
      </p>
    </ConnectionPanel>
  );
}

const ManageLink = () => (
  <>
    {' '}
    <Button
      href={routeHref('/disconnect')}
      onClick={() => recordClick({ text: 'manage_site_connection' })}
      variant="link"
    >
      {__('Manage site connection')}
    </Button>
  </>
);

function description(state: SiteCardState): string {
  if (state.kind === 'offline')
    return sprintf(
      /* translators: %s: WordPress.com. */
      __("Your site can't connect to %s while it's in Offline Mode."),
      providerName,
    );
  if (state.kind === 'connected')
    return sprintf(
      /* translators: %s: WordPress.com. */
      __('Your site is connected to %s.'),
      providerName,
    );
  return state.isRegistered
    ? sprintf(
        /* translators: %s: WordPress.com. */
        __('Your site is registered with %s, but no account is connected yet.'),
        providerName,
      )
    : sprintf(
        /* translators: %s: WordPress.com. */
        __("Your site isn't connected to %s yet."),
        providerName,
      );
}

function SiteChip({ kind }: Pick<SiteCardState, 'kind'>) {
  if (kind === 'offline') return <OfflineChip />;
  if (kind === 'connected') return <StateChip tone="success">{__('Connected')}</StateChip>;
  return <StateChip tone="neutral">{__('Not connected')}</StateChip>;
}

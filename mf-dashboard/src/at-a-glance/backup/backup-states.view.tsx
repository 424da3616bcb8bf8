import { recordClick } from '@flightdeck/shared/analytics';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { pluginSetup } from '@flightdeck/shared/links/places';
import { Card } from '@flightdeck/shared/ui/card';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { ReactNode } from 'react';
import type { CardFace } from '../cards/card-face';
import { InfoButton, type InfoProps } from '../cards/info-button.view';
import { SettingUpChip } from '../cards/setting-up-chip.view';
import { RetryButton } from '../cards/standard-card.view';
import type { StandardState } from '../cards/standard-state';
import { siteFacts } from '../site-facts.resource';
import type { BackupCardState } from './backup-card-state';
import { GettingStarted } from './getting-started.view';

export interface BackupStatesProps {
  readonly face: CardFace;
  readonly info: InfoProps;
  readonly state: Exclude<BackupCardState, StandardState>;
  /** Those that look for how to begin see a video. */
  readonly showsVideo: boolean;
  readonly dismissVideo: () => void;
  /** Reads again what failed. */
  readonly retry: () => void;
}

/** The card of a site that is backed up, or soon will be (DASH-049 to DASH-054). */
export function BackupStates({ face, info, state, showsVideo, dismissVideo, retry }: BackupStatesProps) {
  const { chip, edge, body, actions } = drawn(state, retry);
  return (
    <>
      <Card {...face} actions={actions} edge={edge} info={<InfoButton {...info} />} state={chip} testId="dash-card">
        <p>{body}</p>
      </Card>
      {showsVideo && <GettingStarted onDismiss={dismissVideo} />}
    </>
  );
}

interface Drawn {
  readonly chip: ReactNode;
  readonly edge?: 'warning';
  readonly body: ReactNode;
  readonly actions?: ReactNode;
}

const clicked = (type: string) => () => recordClick({ type, target: 'at-a-glance', feature: 'backups' });

function drawn(state: BackupStatesProps['state'], retry: () => void): Drawn {
  const connected = <StateChip tone="success">{__('Connected')}</StateChip>;
  switch (state.kind) {
    case 'site-new':
      return {
        chip: <SettingUpChip />,
        body: __('Backups are not available yet, because the site is new. They are being prepared.'),
      };
    case 'vaultpress':
      return {
        chip: connected,
        body: __('Your site is backed up by VaultPress.'),
        actions: (
          <OutLink href={redirect('vaultpress-dashboard')} newTab>
            {__('View backup details')}
          </OutLink>
        ),
      };
    case 'set-up':
      return {
        chip: <StateChip tone="warning">{__('Action needed')}</StateChip>,
        edge: 'warning',
        body: __(
          'Your plan includes backups of the whole site. VaultPress, which makes them, still has to be installed.',
        ),
        actions: (
          <OutLink href={pluginSetup('backups')} newTab variant="primary">
            {__('Install and activate VaultPress')}
          </OutLink>
        ),
      };
    case 'provisioning':
      return { chip: <SettingUpChip />, body: __('The backups of your site are being configured.') };
    case 'awaiting-credentials':
      return {
        chip: <StateChip tone="warning">{__('Action needed')}</StateChip>,
        edge: 'warning',
        body: __('With your SSH, SFTP or FTP credentials backups are faster and the site is restored in one click.'),
        actions: (
          <OutLink
            href={redirect('jetpack-backup-dash-credentials')}
            newTab
            onClick={clicked('enter-credentials-link')}
            variant="primary"
          >
            {__('Enter credentials')}
          </OutLink>
        ),
      };
    case 'active':
      return {
        chip: connected,
        body: state.isRealTime ? realTime() : __('Your site is backed up every day.'),
        actions: links(),
      };
    case 'active-somehow':
      return {
        chip: connected,
        body: sprintf(__('Your site is backed up. How often could not be loaded. %s'), state.message),
        actions: (
          <>
            <RetryButton onClick={retry} />
            {links()}
          </>
        ),
      };
  }
}

const realTime = () =>
  interpolate(__('Each change that you make is backed up while you make it. <more>Learn more</more>'), {
    more: (text) => (
      <OutLink href={redirect('jetpack-blog-realtime-mechanics')} newTab onClick={clicked('realtime-learn-more-link')}>
        {text}
      </OutLink>
    ),
  });

const links = () => (
  <>
    <OutLink
      href={redirect(siteFacts().isAtomic ? 'calypso-backups' : 'my-jetpack-manage-backup')}
      newTab
      onClick={clicked('backups-link')}
    >
      {__("View your site's backups")}
    </OutLink>
    <OutLink
      href={redirect('calypso-activity-log', { query: 'group=rewind' })}
      newTab
      onClick={clicked('restore-points-link')}
    >
      {__('View your most recent restore points')}
    </OutLink>
  </>
);

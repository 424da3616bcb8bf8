import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { pluginSetup } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Card, OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { CardHeading } from '../../cards/card-heading';
import { InfoButton, type InfoProps } from '../../cards/info-button.view';
import { SettingUpChip } from '../../cards/setting-up-chip.view';
import { RetryButton } from '../../cards/standard-card.view';
import type { StandardState } from '../../cards/standard-state';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import type { BackupCardState } from './backup-card-state';
import { GettingStarted } from './getting-started.view';

export interface BackupStatesProps extends AttentionProps {
  readonly heading: CardHeading;
  readonly info: InfoProps;
  readonly state: Exclude<BackupCardState, StandardState>;
  /** Whether the getting-started video shows (DASH-051). */
  readonly showsVideo: boolean;
  readonly dismissVideo: () => void;
  /** Repeats the failed reads. */
  readonly retry: () => void;
}

/** Shows the card of a site with backups or a plan that includes them (DASH-049 to DASH-054). */
export function BackupStates({ variant, heading, info, state, showsVideo, dismissVideo, retry }: BackupStatesProps) {
  const { chip, edge, body, actions } = cardContent(state, variant, retry);
  return (
    <>
      <Card {...heading} actions={actions} edge={edge} info={<InfoButton {...info} />} state={chip} testId="dash-card">
        <p>{body}</p>
      </Card>
      {showsVideo && <GettingStarted onDismiss={dismissVideo} />}
    </>
  );
}

interface CardContent {
  readonly chip: ReactNode;
  readonly edge?: 'warning';
  readonly body: ReactNode;
  readonly actions?: ReactNode;
}

const recordPress = (type: string) => () => recordClick({ type, target: 'at-a-glance', feature: 'backups' });

function cardContent(
  state: BackupStatesProps['state'],
  variant: AttentionProps['variant'],
  retry: () => void,
): CardContent {
  const connectedChip = <StateChip tone="success">{__('Connected')}</StateChip>;
  switch (state.kind) {
    case 'site-new':
      return {
        chip: <SettingUpChip />,
        body: __("Your site is new, so your backups aren't ready yet. Jetpack is setting them up."),
      };
    case 'vaultpress':
      return {
        chip: connectedChip,
        body: __('VaultPress backs up your site.'),
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
        body: __('Your plan includes backups of your whole site. Install VaultPress to start them.'),
        actions: (
          <OutLink href={pluginSetup('backups')} newTab variant={variant}>
            {__('Install and activate VaultPress')}
          </OutLink>
        ),
      };
    case 'provisioning':
      return { chip: <SettingUpChip />, body: __('Jetpack is setting up your backups.') };
    case 'awaiting-credentials':
      return {
        chip: <StateChip tone="warning">{__('Action needed')}</StateChip>,
        edge: 'warning',
        body: __('For faster backups and one-click restores, enter your SSH, SFTP or FTP credentials.'),
        actions: (
          <OutLink
            href={redirect('jetpack-backup-dash-credentials')}
            newTab
            onClick={recordPress('enter-credentials-link')}
            variant={variant}
          >
            {__('Enter credentials')}
          </OutLink>
        ),
      };
    case 'active':
      return {
        chip: connectedChip,
        body: state.isRealTime ? realTimeText() : __('Jetpack backs up your site every day.'),
        actions: backupLinks(),
      };
    case 'active-unknown-frequency':
      return {
        chip: connectedChip,
        body: sprintf(
          /* translators: %s: the error message, a sentence */
          __("Jetpack backs up your site, but its backup schedule couldn't be loaded. %s"),
          state.message,
        ),
        actions: (
          <>
            <RetryButton onClick={retry} />
            {backupLinks()}
          </>
        ),
      };
  }
}

const realTimeText = () =>
  interpolate(__('Every change you make is backed up in real time. <more>Learn more</more>'), {
    more: (text) => (
      <OutLink
        href={redirect('jetpack-blog-realtime-mechanics')}
        newTab
        onClick={recordPress('realtime-learn-more-link')}
      >
        {text}
      </OutLink>
    ),
  });

const backupLinks = () => (
  <>
    <OutLink
      href={redirect(siteDetails().isAtomic ? 'calypso-backups' : 'my-jetpack-manage-backup')}
      newTab
      onClick={recordPress('backups-link')}
    >
      {__('View your backups')}
    </OutLink>
    <OutLink
      href={redirect('calypso-activity-log', { query: 'group=rewind' })}
      newTab
      onClick={recordPress('restore-points-link')}
    >
      {__('View restore points')}
    </OutLink>
  </>
);

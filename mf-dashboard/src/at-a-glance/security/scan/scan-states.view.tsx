import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Card, OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { CardHeading } from '../../cards/card-heading';
import { CountSentence } from '../../cards/count-sentence.view';
import { InfoButton, type InfoProps } from '../../cards/info-button.view';
import { SettingUpChip } from '../../cards/setting-up-chip.view';
import type { StandardState } from '../../cards/standard-state';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import type { ScanCardData } from './scan-card.resource';
import type { ScanCardState } from './scan-card-state';

export interface ScanStatesProps extends AttentionProps {
  readonly heading: CardHeading;
  readonly info: InfoProps;
  readonly state: Exclude<ScanCardState, StandardState>;
  readonly activation: ScanCardData['activation'];
}

/** Shows the card of a site with malware scanning or a plan that includes it. */
export function ScanStates({ variant, heading, info, state, activation }: ScanStatesProps) {
  const { chip, edge, body, actions } = cardContent(state, variant, activation);
  return (
    <Card {...heading} actions={actions} edge={edge} info={<InfoButton {...info} />} state={chip} testId="dash-card">
      {body}
    </Card>
  );
}

interface CardContent {
  readonly chip: ReactNode;
  readonly edge?: 'danger' | 'warning';
  readonly body: ReactNode;
  readonly actions?: ReactNode;
}

const actionNeededChip = () => <StateChip tone="warning">{__('Action needed')}</StateChip>;

function cardContent(
  state: ScanStatesProps['state'],
  variant: AttentionProps['variant'],
  activation: ScanStatesProps['activation'],
): CardContent {
  const { adminUrl } = siteDetails();
  const detailsLink = (
    <OutLink href={redirect('calypso-scanner')} newTab onClick={recordScansLink}>
      {__('View security scan details')}
    </OutLink>
  );
  switch (state.kind) {
    case 'threats': {
      const href = redirect(state.source === 'scan' ? 'calypso-scanner' : 'vaultpress-dashboard');
      return {
        chip: <StateChip tone="danger">{__('Threats found')}</StateChip>,
        edge: 'danger',
        body: (
          <CountSentence
            count={state.count}
            text={
              /* translators: %s: number of threats; the <count> tag draws it large */
              _n('Uh oh, <count>%s</count> threat found.', 'Uh oh, <count>%s</count> threats found.', state.count)
            }
          />
        ),
        actions: (
          <>
            <OutLink href={href} newTab onClick={recordScansLink} variant={variant}>
              {_n('Fix threat', 'Fix threats', state.count)}
            </OutLink>
            {state.source === 'scan' && detailsLink}
          </>
        ),
      };
    }
    case 'needs-credentials':
      return {
        chip: actionNeededChip(),
        edge: 'warning',
        body: <p>{__('To fix threats with one click, enter your SSH, SFTP or FTP credentials.')}</p>,
        actions: (
          <OutLink href={redirect('jetpack-scan-dash-credentials')} newTab variant={variant}>
            {__('Enter credentials')}
          </OutLink>
        ),
      };
    case 'configuring':
      return { chip: <SettingUpChip />, body: <p>{__('Jetpack is setting up malware scanning.')}</p> };
    case 'secure':
      return {
        chip: <StateChip tone="success">{__('Secure')}</StateChip>,
        body: <p>{__('No threats found. Jetpack keeps scanning your files.')}</p>,
        actions: state.source === 'scan' && detailsLink,
      };
    case 'not-registered':
      return {
        chip: actionNeededChip(),
        edge: 'warning',
        body: (
          <p>
            {interpolate(
              __(
                'VaultPress is having difficulties scanning. Please make sure your registration key is entered <key>in VaultPress</key>. If you still need help, <help>contact support</help>.',
              ),
              {
                key: (text) => (
                  <Button href={adminPage(adminPages.vaultpress, adminUrl)} variant="link">
                    {text}
                  </Button>
                ),
                help: (text) => (
                  <OutLink href={redirect('vaultpress-help')} newTab>
                    {text}
                  </OutLink>
                ),
              },
            )}
          </p>
        ),
      };
    case 'activate-vaultpress':
      return {
        chip: <StateChip tone="neutral">{__('Off')}</StateChip>,
        body: <p>{__('VaultPress is installed but not active. Activate it to scan your files for threats.')}</p>,
        actions: (
          <Button busy={activation.isRunning} busyLabel={__('Activating VaultPress')} onClick={activation.run}>
            {__('Activate VaultPress')}
          </Button>
        ),
      };
    case 'install-vaultpress':
      return {
        chip: <StateChip tone="neutral">{__('Not installed')}</StateChip>,
        body: <p>{__('Your plan includes VaultPress. Install it to scan your files for threats.')}</p>,
        actions: (
          <OutLink href={redirect('calypso-plugins-vaultpress')} newTab variant="secondary">
            {sprintf(/* translators: %s: name of a plugin */ __('Install %s'), 'VaultPress')}
          </OutLink>
        ),
      };
    case 'ask-for-vaultpress':
      return {
        chip: actionNeededChip(),
        edge: 'warning',
        body: <p>{__('Your plan includes VaultPress. Ask a site administrator to set it up.')}</p>,
      };
  }
}

const recordScansLink = () => recordClick({ type: 'scans-link', target: 'at-a-glance', feature: 'scans' });

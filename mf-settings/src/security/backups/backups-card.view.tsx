import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { pluginSetup } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { CardProps } from '../../engine/cards/card';
import { NotInPlan } from '../../engine/cards/not-in-plan.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { UpgradeRow } from '../../engine/cards/upgrade-row.view';
import {
  type BackupState,
  backupState,
  type RewindChipState,
  rewindChipState,
  type ScanChipState,
  scanChipState,
} from './backup-state';
import { backupTexts } from './backup-texts';
import { type Backups, useBackups } from './backups.resource';

/** Card for the state of backups and security scanning (SET-056, SET-076 to SET-081). */
export function BackupsCard({ card }: CardProps) {
  const backups = useBackups();
  const { isOffline, features } = backups;
  const state = backupState(backups);
  const rewindChip = rewindChipState(backups);
  const scanChip = scanChipState(backups.scan, isOffline);
  const isBackupOnly = (features?.includes('backups') ?? false) && !features?.includes('scan');
  return (
    <SettingsCard
      busy={state === 'loading'}
      card={card}
      state={rewindChip ? <RewindChip state={rewindChip} /> : state === 'not-in-plan' && <NotInPlan />}
      title={isBackupOnly ? __('Jetpack Backup') : undefined}
    >
      {state === 'not-in-plan' ? (
        <UpgradeRow
          explanation={__('Real-time backups and daily malware scans.')}
          feature="security"
          href="#/product/security"
          label={__('Restore your site at any time')}
          name={card.title()}
        />
      ) : (
        <StateRow backups={backups} state={state} />
      )}
      {scanChip && (
        <SettingsRow end={<ScanChip state={scanChip} />} label={__('Security scanning')} testId="scan-status" />
      )}
    </SettingsCard>
  );
}

/** Draws the text for the state of the backups, with a button to try again after a failure. */
function StateRow({ state, backups }: { readonly state: BackupState; readonly backups: Backups }) {
  const { vaultPress, retry } = backups;
  const { title, text } = backupTexts(state, vaultPress.step === 'ready' ? vaultPress.value.threats : 0);
  const sentence = interpolate(text, {
    link: (linkText) => (
      <OutLink href={linkUrl(state)} onClick={() => recordClick({ text: 'configure-scan' })}>
        {linkText}
      </OutLink>
    ),
  });
  const retryButton = (
    <>
      {' '}
      <Button onClick={retry} variant="link">
        {__('Retry')}
      </Button>
    </>
  );
  const explanation = (
    <>
      <span>{sentence}</span>
      {state === 'failed' && retryButton}
    </>
  );
  return <SettingsRow explanation={explanation} label={title || __('Backups')} testId="backup-status" />;
}

/** Returns the URL of the link in the text for a state. */
function linkUrl(state: BackupState): string {
  switch (state) {
    case 'awaiting_credentials':
      return redirect('jetpack-settings-security-credentials');
    case 'active':
      return redirect('calypso-activity-log');
    case 'vaultpress-threats':
    case 'vaultpress-security':
    case 'vaultpress-backups':
      return redirect('vaultpress-dashboard');
    default:
      return pluginSetup('backups');
  }
}

/** Draws the chip for the backups (SET-078). */
function RewindChip({ state }: { readonly state: RewindChipState }) {
  switch (state) {
    case 'setting-up':
      return <StateChip tone="info">{__('Setting up')}</StateChip>;
    case 'action-needed':
      return <StateChip tone="warning">{__('Action needed')}</StateChip>;
    case 'connected':
      return <StateChip tone="success">{__('Connected')}</StateChip>;
  }
}

/** Draws the chip for the scan (SET-079 to SET-081). */
function ScanChip({ state }: { readonly state: ScanChipState }) {
  switch (state) {
    case 'threats':
      return <StateChip tone="danger">{__('Threats')}</StateChip>;
    case 'action-needed':
      return <StateChip tone="warning">{__('Action needed')}</StateChip>;
    case 'secure':
      return <StateChip tone="success">{__('Secure')}</StateChip>;
  }
}

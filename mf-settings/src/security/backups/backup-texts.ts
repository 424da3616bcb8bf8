import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import type { BackupState } from './backup-state';

/** Texts of the card in one state; empty if not shown. `text` may contain `<link>`. */
export interface BackupTexts {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the texts for a state of the backups (SET-076, SET-077).
 * @param threats number of threats that VaultPress found
 */
export function backupTexts(state: BackupState, threats: number): BackupTexts {
  switch (state) {
    case 'offline':
      return { title: '', text: __('Unavailable in Offline Mode.') };
    case 'loading':
      return { title: '', text: __('Checking site status…') };
    case 'provisioning':
      return {
        title: __('Provisioning'),
        text: __('Jetpack is setting up your backups. The first one starts automatically.'),
      };
    case 'awaiting_credentials':
      return {
        title: __('Awaiting credentials'),
        text: __(
          'Add your server credentials so that Jetpack can restore your site with one click. <link>Enter credentials</link>',
        ),
      };
    case 'active':
      return {
        title: __('Active'),
        text: __('Jetpack backs up your site. <link>View the activity log</link>'),
      };
    case 'vaultpress-threats': {
      const threatsFound = sprintf(
        /* translators: %s: how many threats */
        _n('Uh oh, %s threat found.', 'Uh oh, %s threats found.', threats),
        String(threats),
      );
      return { title: '', text: `${threatsFound} ${__('<link>View details</link>')}` };
    }
    case 'vaultpress-security':
      return {
        title: __('Active'),
        text: __('VaultPress backs up and scans your site. <link>Open VaultPress</link>'),
      };
    case 'vaultpress-backups':
      return { title: __('Active'), text: __('VaultPress backs up your site. <link>Open VaultPress</link>') };
    case 'vaultpress-not-set-up':
    case 'not-running':
      return { title: '', text: __("Your backups aren't set up yet. <link>Set up</link>") };
    case 'not-in-plan':
      return { title: '', text: '' };
    case 'failed':
      return {
        title: __('Oops!'),
        text: __('The Jetpack Backup and Scan status could not be retrieved at this time.'),
      };
  }
}

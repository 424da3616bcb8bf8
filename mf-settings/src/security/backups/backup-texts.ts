import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import type { BackupState } from './backup-state';

/** What the card says in a state. `title` is a word or two; `text` may hold `<link>`. */
export interface BackupTexts {
  readonly title: string;
  readonly text: string;
}

/** SET-076, SET-077. @param threats of the older plugin */
export function backupTexts(state: BackupState, threats: number): BackupTexts {
  switch (state) {
    case 'offline':
      return { title: '', text: __('Unavailable in Offline Mode.') };
    case 'unknown':
      return { title: '', text: __('Checking site status…') };
    case 'provisioning':
      return { title: __('Provisioning'), text: __('Backups are being set up; the first one starts by itself.') };
    case 'awaiting_credentials':
      return {
        title: __('Awaiting credentials'),
        text: __('With your server credentials, a backup is restored by one click. <link>Enter credentials</link>'),
      };
    case 'active':
      return {
        title: __('Active'),
        text: __('Every change to your site is backed up. <link>See the activity log</link>'),
      };
    case 'vaultpress-threats':
      return {
        title: '',
        text: `${sprintf(_n('Uh oh, %s threat found.', 'Uh oh, %s threats found.', threats), String(threats))} ${__('<link>View details</link>')}`,
      };
    case 'vaultpress-security':
      return {
        title: __('Active'),
        text: __('VaultPress backs up your site and scans it. <link>Open VaultPress</link>'),
      };
    case 'vaultpress-backups':
      return { title: __('Active'), text: __('VaultPress backs up your site. <link>Open VaultPress</link>') };
    case 'vaultpress-not-set-up':
    case 'not-running':
      return { title: '', text: __('Your plan brings backups, and they are not running yet. <link>Set up</link>') };
    case 'not-in-plan':
      return { title: '', text: '' };
    case 'failed':
      return {
        title: __('Oops!'),
        text: __('The Jetpack Backup and Scan status could not be retrieved at this time.'),
      };
  }
}

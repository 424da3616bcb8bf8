import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { BackupsCard } from './backups-card.view';

/** Backups and security scanning (SET-056). The page state can hide the card (`showBackups`) if the plan includes no backups. */
export const backups: CardDescription = {
  id: 'backups',
  title: () => __('Backups and security scanning'),
  icon: 'backup',
  modules: ['vaultpress'],
  searchTerms: () => ['vaultpress', 'rewind', __('restore'), __('malware'), __('threats')],
  reads: ['features'],
  exists: ({ site, features }) => site.showBackups || (features?.includes('backups') ?? false),
  view: BackupsCard,
};

import { useMemo } from 'react';
import type { SecurityCard } from '../../sections';
import { useAntiSpamCard } from '../anti-spam/anti-spam-card.resource';
import { useBackupCard } from '../backup/backup-card.resource';
import { useScanCard } from '../scan/scan-card.resource';
import { cardsInNeed } from './attention';

/** Returns the cards that need an action of the user, the most urgent first. */
export function useCardsInNeed(): readonly SecurityCard[] {
  const scan = useScanCard().state.kind;
  const backup = useBackupCard().state.kind;
  const antiSpam = useAntiSpamCard().state.kind;
  return useMemo(() => cardsInNeed({ scan, backup, 'anti-spam': antiSpam }), [scan, backup, antiSpam]);
}

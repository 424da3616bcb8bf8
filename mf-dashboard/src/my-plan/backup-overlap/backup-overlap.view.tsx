import { __, sprintf } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { useBackupOverlap } from './backup-overlap.resource';

/** Warns that the site pays for backups twice. The warning can't be closed: the user has to remove one product. */
export function BackupOverlap() {
  const overlap = useBackupOverlap();
  if (!overlap) return null;
  const { includes, plan, product } = overlap;
  /* translators: %1$s: name of the plan. %2$s: name of the product */
  const dailyText = __(
    'Your %1$s plan already includes daily backups, but you also pay for %2$s. You may not need %2$s.',
  );
  /* translators: %1$s: name of the plan. %2$s: name of the product */
  const realTimeText = __(
    'Your %1$s plan already includes real-time backups, but you also pay for %2$s. You may not need %2$s.',
  );
  return (
    <PageNotice status="is-warning">
      {sprintf(includes === 'daily' ? dailyText : realTimeText, plan, product)}
    </PageNotice>
  );
}

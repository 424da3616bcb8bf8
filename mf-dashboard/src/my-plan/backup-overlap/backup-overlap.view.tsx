import { __, sprintf } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { useBackupOverlap } from './backup-overlap.resource';

/** Warns that the site pays for backups twice. The warning can't be closed: the user has to remove one product. */
export function BackupOverlap() {
  const overlap = useBackupOverlap();
  if (!overlap) return null;
  const { includes, plan, product } = overlap;
  const backups = includes === 'daily' ? __('daily backups') : __('real-time backups');
  return (
    <PageNotice status="is-warning">
      {sprintf(
        /* translators: %1$s: daily backups or real-time backups. %2$s: name of the plan. %3$s: name of the product */
        __('Your %2$s plan already includes %1$s, but you also pay for %3$s. You may not need %3$s.'),
        backups,
        plan,
        product,
      )}
    </PageNotice>
  );
}

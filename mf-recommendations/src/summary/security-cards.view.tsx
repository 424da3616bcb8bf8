import { record } from '@flightdeck/shared/analytics';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { SideCard } from '../discount/side-card.view';
import css from './mobile-card.css';
import { recordSidebarClick, useSidebarShown } from './sidebar-events.resource';

export interface OneClickRestoresProps {
  /** Of the site; null while unknown. */
  readonly features: readonly string[] | null;
}

/** Backups that wait for the way into the server (REC-099.3). */
export function OneClickRestores({ features }: OneClickRestoresProps) {
  useSidebarShown({ type: 'one-click-restores' });
  const backups = features?.includes('real-time-backups') ? __('Real-time Backups') : __('Daily Backups');
  return (
    <>
      <SideCard icon="backup" title={__('Enable one-click restores')}>
        <p className={css.text}>
          {sprintf(__('Your %s are worth more when you can go back with one click, whatever goes wrong.'), backups)}
        </p>
        <p className={css.text}>{__('All it takes are the credentials of your server. It is part of your plan.')}</p>
        <OutLink
          href={redirect('jetpack-backup-dash-credentials')}
          newTab
          onClick={() => recordSidebarClick({ type: 'one_click_restores' })}
          variant="secondary"
        >
          {__('Enable one-click restores')}
        </OutLink>
      </SideCard>
      <SideCard icon="video" title={__('Getting started with Jetpack VaultPress Backup')}>
        <p className={css.text}>{__('See in a few minutes how your site is backed up and brought back.')}</p>
        <OutLink
          href={addresses.backupVideo}
          newTab
          onClick={() =>
            record('jetpack_backup_getting_started_video_click', { position: 'recommendations/one_click_restores' })
          }
        >
          {__('Watch the video')}
        </OutLink>
      </SideCard>
    </>
  );
}

/** Backups that run (REC-099.4). */
export function ManageSecurity() {
  useSidebarShown({ type: 'security' });
  return (
    <SideCard icon="shield" title={__('Manage your security on Jetpack.com')}>
      <p className={css.text}>{__('All backups of your site are there, ready to be looked through and restored.')}</p>
      <p className={css.text}>{__('The activity log that comes with them shows each change on your site.')}</p>
      <OutLink
        href={redirect('jetpack-backup')}
        newTab
        onClick={() => recordSidebarClick({ type: 'security' })}
        variant="secondary"
      >
        {__('Manage security on Jetpack.com')}
      </OutLink>
    </SideCard>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import { record } from '@flightdeck/shared/reporting';
import { OutLink } from '@flightdeck/shared/ui';
import { SideCard } from '../discount/side-card.view';
import css from './mobile-card.css';
import { recordSidebarClick, useSidebarViewEvent } from './sidebar-events.resource';

export interface OneClickRestoresProps {
  /** Features of the site; null while unknown. */
  readonly features: readonly string[] | null;
}

/** Asks for the server credentials that restores need, and links to a video about backups (REC-099.3). */
export function OneClickRestores({ features }: OneClickRestoresProps) {
  useSidebarViewEvent({ type: 'one-click-restores' });
  const hasRealTimeBackups = features?.includes('real-time-backups') ?? false;
  return (
    <>
      <SideCard icon="backup" title={__('Set up one-click restores')}>
        <p className={css.text}>
          {hasRealTimeBackups
            ? __('If anything goes wrong, restore your site from your real-time backups with one click.')
            : __('If anything goes wrong, restore your site from your daily backups with one click.')}
        </p>
        <p className={css.text}>
          {__('One-click restores are included in your plan. Add your server credentials to start using them.')}
        </p>
        <OutLink
          href={redirect('jetpack-backup-dash-credentials')}
          newTab
          onClick={() => recordSidebarClick({ type: 'one_click_restores' })}
          variant="secondary"
        >
          {__('Add server credentials')}
        </OutLink>
      </SideCard>
      <SideCard icon="video" title={__('Getting started with Jetpack VaultPress Backup')}>
        <p className={css.text}>{__('Watch a short video about backing up your site.')}</p>
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

/** Links to backups that are active or being set up (REC-099.4). */
export function ManageSecurity() {
  useSidebarViewEvent({ type: 'security' });
  return (
    <SideCard icon="shield" title={__('Manage your security on Jetpack.com')}>
      <p className={css.text}>{__('View and restore all your backups on Jetpack.com.')}</p>
      <p className={css.text}>{__("Your plan's activity log shows every change on your site.")}</p>
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

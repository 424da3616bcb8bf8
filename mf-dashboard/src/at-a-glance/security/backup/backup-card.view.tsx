import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productPage } from '@flightdeck/shared/links/places';
import type { ReactNode } from 'react';
import { LazyCards } from '../../cards/lazy-cards.view';
import { StandardCard } from '../../cards/standard-card.view';
import { isStandard, type StandardState } from '../../cards/standard-state';
import { useUpsellViewEvent } from '../../cards/use-view-event.resource';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import { backupStates } from '../lazy-states';
import { useBackupCard } from './backup-card.resource';
import { MeterLegend, RecordMeter, RecordMeterSkeleton } from './record-meter.view';

/** Shows whether the site is backed up, or how to start backups (DASH-049 to DASH-056). */
export function BackupCard({ variant }: AttentionProps) {
  const { state, isMeterExpected, meterItems, showsVideo, dismissMeter, dismissVideo, retry } = useBackupCard();
  useUpsellViewEvent(state.kind === 'upsell', 'backups');
  const heading = { title: __('VaultPress Backup'), icon: 'backup' } as const;
  const info = {
    about: heading.title,
    text: __('Restore your site to a specific moment, or download a backup.'),
    link: redirect('jetpack-support-backup'),
  };
  const renderStandard = (standardState: StandardState, meter?: ReactNode) => (
    <StandardCard
      connectText={__('Connect your account and upgrade to back up your site automatically.')}
      heading={heading}
      info={info}
      // Mount a new element after loading, because a new width of the same element counts as a layout shift.
      key={standardState.kind === 'loading' ? 'loading' : 'loaded'}
      retry={retry}
      skeleton={isMeterExpected ? <RecordMeterSkeleton /> : undefined}
      state={standardState}
      upsell={{
        text: __('Back up your site automatically, so you can always get it back.'),
        body: meter,
        href: productPage('backup', siteDetails().adminUrl),
        legend: meterItems && <MeterLegend items={meterItems} />,
      }}
    />
  );
  if (!isStandard(state))
    return (
      <LazyCards
        label={heading.title}
        props={{ variant, heading, info, state, showsVideo, dismissVideo, retry }}
        placeholder={renderStandard({ kind: 'loading' })}
        file={backupStates}
      />
    );
  return renderStandard(state, meterItems && <RecordMeter items={meterItems} onDismiss={dismissMeter} />);
}

import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productPage } from '@flightdeck/shared/links/places';
import { LazyCards } from '../../cards/lazy-cards.view';
import { StandardCard } from '../../cards/standard-card.view';
import { isStandard, type StandardState } from '../../cards/standard-state';
import { useUpsellViewEvent } from '../../cards/use-view-event.resource';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import { scanStates } from '../lazy-states';
import { useScanCard } from './scan-card.resource';

/** Shows the result of the malware scan, or how to start scanning (DASH-057 to DASH-076). */
export function ScanCard({ variant }: AttentionProps) {
  const { state, activation, retry } = useScanCard();
  useUpsellViewEvent(state.kind === 'upsell', 'scan');
  const heading = { title: __('Scan'), icon: 'scan' } as const;
  const info = {
    about: heading.title,
    text: __('Jetpack scans your files regularly for malware and suspicious changes.'),
    link: redirect('jetpack-support-security'),
  };
  const renderStandard = (standardState: StandardState) => (
    <StandardCard
      connectText={__('Connect your account and upgrade to scan your files for malware automatically.')}
      heading={heading}
      info={info}
      retry={retry}
      state={standardState}
      upsell={{
        text: __('Scan your files for malware automatically, every day.'),
        href: productPage('scan', siteDetails().adminUrl),
      }}
    />
  );
  if (isStandard(state)) return renderStandard(state);
  return (
    <LazyCards
      label={heading.title}
      props={{ variant, heading, info, state, activation }}
      placeholder={renderStandard({ kind: 'loading' })}
      file={scanStates}
    />
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { addresses, productPage } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { LazyCards } from '../../cards/lazy-cards.view';
import { StandardCard } from '../../cards/standard-card.view';
import { isStandard, type StandardState } from '../../cards/standard-state';
import { useUpsellViewEvent } from '../../cards/use-view-event.resource';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import { antiSpamStates } from '../lazy-states';
import { useAntiSpamCard } from './anti-spam-card.resource';

/** Shows how many spam comments Akismet blocked, or how to get started (DASH-077 to DASH-081). */
export function AntiSpamCard({ variant }: AttentionProps) {
  const { state, mayInstall, activation, retry } = useAntiSpamCard();
  const { adminUrl } = siteDetails();
  useUpsellViewEvent(state.kind === 'upsell', 'akismet');
  const heading = { title: __('Akismet Anti-spam'), icon: 'chat' } as const;
  const info = {
    about: heading.title,
    text: __('Akismet compares every comment and form entry with spam found on other sites.'),
    link: addresses.akismet,
    privacyLink: addresses.automatticPrivacy,
  };
  const activate = () => {
    recordClick({ type: 'activate-link', target: 'at-a-glance', feature: 'anti-spam' });
    activation.run();
  };
  const renderStandard = (standardState: StandardState) => (
    <StandardCard
      connectText={__('Connect your account and upgrade to keep spam out of your comments and forms.')}
      heading={heading}
      info={info}
      retry={retry}
      state={standardState}
      upsell={{
        text: __('Keep spam out of your comments and forms automatically.'),
        href: productPage('akismet', adminUrl),
        remark:
          mayInstall &&
          interpolate(__('Have a key? <activate>Activate Akismet</activate>'), {
            activate: (text) => (
              <Button busy={activation.isRunning} onClick={activate} variant="link">
                {text}
              </Button>
            ),
          }),
      }}
    />
  );
  if (isStandard(state)) return renderStandard(state);
  return (
    <LazyCards
      label={heading.title}
      props={{ variant, heading, info, state, mayInstall, isActivating: activation.isRunning, activate }}
      placeholder={renderStandard({ kind: 'loading' })}
      file={antiSpamStates}
    />
  );
}

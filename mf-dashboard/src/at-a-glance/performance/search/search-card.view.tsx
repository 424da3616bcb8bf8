import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productPage } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { useCardInput } from '../../cards/card-input.resource';
import { ModuleCard } from '../../cards/module-card.view';
import { StandardCard } from '../../cards/standard-card.view';
import { isStandard } from '../../cards/standard-state';
import { useUpsellViewEvent } from '../../cards/use-view-event.resource';
import { siteDetails } from '../../site-details.resource';
import { useSearchCard } from './search-card.resource';
import { searchPage } from './search-card-state';

/** Shows classic or instant search (DASH-089 to DASH-095). */
export function SearchCard() {
  const { state, toggle, retry } = useSearchCard();
  const { canToggle } = useCardInput();
  const { adminUrl } = siteDetails();
  useUpsellViewEvent(state.kind === 'upsell', 'search');
  const heading = { title: __('Search'), icon: 'search' } as const;
  const info = {
    about: heading.title,
    text: __('Customize how search works and looks on your site.'),
    link: redirect('jetpack-support-search'),
  };
  if (isStandard(state))
    return (
      <StandardCard
        connectText={__('Connect your account and upgrade to show visitors relevant results as they type.')}
        heading={heading}
        info={info}
        retry={retry}
        state={state}
        upsell={{
          text: __('Show visitors relevant results as they type.'),
          href: productPage('search', adminUrl),
          // A provider campaign links here with this parameter in the page address.
          label: new URLSearchParams(location.search).has('new_pricing_202208') ? __('Start for free') : undefined,
        }}
      />
    );
  const [type, text] = state.isInstant
    ? (['configure-search-link', __('Customize Search')] as const)
    : (['search-widget-link', __('Add Search Widget')] as const);
  return (
    <ModuleCard
      actions={
        <Button
          href={searchPage(state.isInstant, initialState())}
          onClick={() => recordClick({ type, target: 'at-a-glance', feature: 'search' })}
          variant="link"
        >
          {text}
        </Button>
      }
      activateText={__(
        '<activate>Activate</activate> to show visitors better results, with filters to narrow them down.',
      )}
      heading={heading}
      hasToggle={canToggle && toggle.isBoolean}
      info={info}
      module="search"
      offText={__('Your site is using the default WordPress search.')}
      state={state.kind === 'active' ? { kind: 'active' } : state}
      toggle={toggle}
    >
      <p>{__('Visitors to your site get their results from Jetpack Search.')}</p>
    </ModuleCard>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productPage } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Card, OutLink, Skeleton, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { FailedChip, LoadingChip } from '../../cards/chips.view';
import { RetryButton } from '../../cards/standard-card.view';
import { siteDetails } from '../../site-details.resource';
import { useBundleCard } from './bundle-card.resource';

/** Offers the security bundle. */
export function BundleOffer() {
  const { state, retry } = useBundleCard();
  if (state.kind === 'hidden') return null;
  if (state.kind === 'loading') return <BundleSkeleton />;
  const cardProps = {
    icon: 'shield',
    testId: 'dash-card',
    title: __('Comprehensive site security'),
  } as const;
  if (state.kind === 'failed')
    return (
      <Card {...cardProps} actions={<RetryButton onClick={retry} />} state={<FailedChip />}>
        <p>{state.message}</p>
      </Card>
    );
  return (
    <Card
      {...cardProps}
      actions={
        <Button
          href={productPage('security', siteDetails().adminUrl)}
          onClick={() => recordClick({ page: 'aag', target: 'upgrade-button', feature: 'security' })}
        >
          {__('Upgrade')}
        </Button>
      }
      state={
        <StateChip icon="lock" tone="neutral">
          {__('Not in your plan')}
        </StateChip>
      }
    >
      <BundleText />
    </Card>
  );
}

/** Shows the offer, with a placeholder for its button, while the purchases load. */
const BundleSkeleton = () => (
  <Card
    actions={<Skeleton height={32} width={92} />}
    busy
    icon="shield"
    keepsBody
    state={<LoadingChip />}
    testId="dash-card"
    title={__('Comprehensive site security')}
  >
    <BundleText />
  </Card>
);

/** Shows the offer in one sentence, even before the purchases are known, because it is the largest text of the screen (LCP). */
const BundleText = () => (
  <p>
    {interpolate(
      __(
        'Get VaultPress Backup, Scan and Akismet Anti-spam in one plan, for less than buying them separately. <more>Learn more</more>',
      ),
      {
        more: (text) => (
          <OutLink href={redirect('jetpack-features-security')} newTab>
            {text}
          </OutLink>
        ),
      },
    )}
  </p>
);

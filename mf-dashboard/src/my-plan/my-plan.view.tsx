import { __ } from '@flightdeck/shared/i18n';
import { Part } from '@flightdeck/shared/parts/part';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { Progressive, Section, Stack } from '@flightdeck/shared/ui/layout';
import { Fragment } from 'react';
import { useSiteCards } from '../at-a-glance/site-cards/site-cards.resource';
import { SiteCards } from '../at-a-glance/site-cards/site-cards.view';
import { CouponOffer } from './coupon/coupon-offer.view';
import { FeatureCards } from './features/feature-cards.view';
import { FeatureSkeleton } from './features/feature-skeleton.view';
import { useMyPlan } from './my-plan.resource';
import { PlanCard } from './plan-card/plan-card.view';
import { Products } from './products/products.view';

/** My Plan shows failed reads itself, so the licensing header must not repeat them. */
const headerData = { screenShowsFailures: true };

/** Shows the plan, the products, and the features of the plan (DASH-119 to DASH-123). */
export function MyPlan() {
  const data = useMyPlan();
  const siteCards = useSiteCards();
  return (
    <>
      {/* The root moves the focus here when the screen mounts. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack My Plan Details')}</VisuallyHidden>
      </h1>
      <Stack gap="sections">
        {/* The plan first: all sections at once would show 100 ms later with 4x CPU slowdown. */}
        <Progressive>
          <Fragment key="plan">
            <CouponOffer />
            {data.hasRecommendations && !data.isOffline && (
              <Part
                data={headerData}
                label={__('Licenses')}
                name="mf-licensing/licensing-header"
                skeleton={<Skeleton height={58} />}
              />
            )}
            {data.problem !== null && (
              <PageNotice
                action={
                  <Button icon="retry" onClick={data.retry}>
                    {__('Retry')}
                  </Button>
                }
                status="is-warning"
              >
                <p>
                  <strong>{__("Couldn't load part of your plan.")}</strong>{' '}
                  {data.problem && <span>{data.problem}</span>}
                </p>
              </PageNotice>
            )}
            <Section title={__('My Plan')}>
              {data.isOffline ? (
                <PageNotice icon="plug" status="is-info">
                  {__('Unavailable in Offline Mode')}
                </PageNotice>
              ) : (
                <PlanCard
                  busy={data.isLoadingPurchases}
                  fallbackName={data.planName}
                  state={data.plan}
                  upgradeHref={data.upgradeHref}
                />
              )}
            </Section>
          </Fragment>
          {data.products.length > 0 && (
            <Section title={__('My products')}>
              <Products cardStateOf={data.productCardState} products={data.products} upgradeHref={data.upgradeHref} />
            </Section>
          )}
          <Fragment key="features">
            {data.hasRecommendations && data.unusedLicenseCount === 0 && (
              <div>
                <Button
                  href="#/recommendations"
                  onClick={() => recordClick({ target: 'recommendations-button', page: 'my-plan' })}
                >
                  {__('Recommendations')}
                </Button>
              </div>
            )}
            {data.showsKeyForm && (
              <Part label={__('Jetpack License')} name="mf-licensing/key-form" skeleton={<Skeleton height={148} />} />
            )}
            {(data.isLoadingFeatures || data.features.length > 0) && (
              <Section title={__("What's included")}>
                {data.isLoadingFeatures ? (
                  <FeatureSkeleton />
                ) : (
                  <FeatureCards features={data.features} isOffline={data.isOffline} planClass={data.plan.planClass} />
                )}
              </Section>
            )}
          </Fragment>
          {siteCards.length > 0 && <SiteCards cards={siteCards} />}
        </Progressive>
      </Stack>
    </>
  );
}

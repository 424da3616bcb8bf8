import { recordClick } from '@flightdeck/shared/analytics';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import { routeHref } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import type { ReactNode } from 'react';
import { siteFacts } from '../site-facts.resource';
import { Figures, type FiguresProps } from './figures.view';
import css from './stats-card.css';
import type { StatsCardData } from './stats-card.resource';

export interface StatsFrameProps extends Pick<StatsCardData, 'canConnect' | 'showsProviderStats'> {
  /** At the end of the heading row: the choice of the period, or a chip. */
  readonly state: ReactNode;
  readonly busy: boolean;
  /** The chart, or what is said in its place. */
  readonly children: ReactNode;
  readonly figures: FiguresProps;
}

/** The card while statistics are on: a place for the chart and the figures beside it. */
export function StatsFrame({ state, busy, children, figures, canConnect, showsProviderStats }: StatsFrameProps) {
  return (
    <Card
      actions={<Links canConnect={canConnect} showsProviderStats={showsProviderStats} />}
      fill
      icon="chart"
      // It stands in no section, right below the heading of the page.
      level={2}
      state={state}
      testId="dash-card"
      title={__('Jetpack Stats')}
      wide
    >
      <div aria-busy={busy || undefined} className={css.stats}>
        {children}
        <Figures {...figures} />
      </div>
    </Card>
  );
}

/** Room of the choice of the period. */
export const RangesSkeleton = () => (
  <span className={css.ranges}>
    <Skeleton height={28} />
  </span>
);

/** Room of the chart. */
export const ChartSkeleton = () => (
  <div className={css.waiting}>
    <Skeleton height={156} />
  </div>
);

const Links = ({ canConnect, showsProviderStats }: Pick<StatsFrameProps, 'canConnect' | 'showsProviderStats'>) => (
  <>
    <Button
      href={adminPage('stats', siteFacts().adminUrl)}
      onClick={() => recordClick({ text: 'view_detailed_stats' })}
      variant="link"
    >
      {__('View detailed stats')}
    </Button>
    {canConnect && (
      <Button href={routeHref('/connect-user')} variant="link">
        {sprintf(__('Connect your account at %s for more figures'), host)}
      </Button>
    )}
    {showsProviderStats && (
      <OutLink
        href={redirect('calypso-stats-insights')}
        newTab
        onClick={() => recordClick({ text: 'view_wpcom_stats' })}
      >
        {sprintf(__('View on %s'), host)}
      </OutLink>
    )}
  </>
);

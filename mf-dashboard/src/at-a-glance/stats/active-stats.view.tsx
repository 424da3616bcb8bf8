import { formatDate } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { FailedChip } from '../cards/chips.view';
import { RetryButton } from '../cards/standard-card.view';
import { siteDetails } from '../site-details.resource';
import { Chart } from './chart.view';
import { Figures } from './figures.view';
import css from './stats-card.css';
import type { StatsCardData } from './stats-card.resource';
import type { StatsCardState } from './stats-card-state';
import { StatsLinks } from './stats-links.view';
import { TabList, tabId } from './tab-list/tab-list.view';

/** Shows the card unless Jetpack Stats is off or the site is offline: chart or message, and the figures. */
export function ActiveStats(data: StatsCardData) {
  const panelId = useId();
  const { state, range, showsTabs } = data;
  const { locale, dateFormat } = siteDetails();
  const isLoading = state.kind === 'loading';
  const totals = state.kind === 'chart' ? state.totals : null;
  const periods = state.kind === 'chart' ? state.periods : null;
  const bestDate = totals?.bestDay ? formatDate(totals.bestDay.date, dateFormat, { ...locale, timeZone: 'UTC' }) : null;
  return (
    <Card
      fill
      icon="chart"
      // The card is in no section, so its heading comes right below the page heading.
      level={2}
      state={showsTabs ? <RangeTabs {...data} panelId={panelId} /> : <StatsChip kind={state.kind} />}
      testId="dash-card"
      title={__('Jetpack Stats')}
    >
      <div aria-busy={isLoading || (state.kind === 'chart' && periods === null) || undefined} className={css.stats}>
        <div
          className={css.main}
          id={panelId}
          {...(showsTabs && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, range) })}
        >
          {state.kind === 'chart' || isLoading ? (
            <Chart locale={locale} onSelect={data.openPeriod} periods={periods} range={range} />
          ) : (
            <div className={css.message}>
              {state.kind === 'first-use' ? <FirstUse {...data} /> : <Problem {...data} />}
            </div>
          )}
        </div>
        <Figures bestDate={bestDate} isLoading={isLoading} locale={locale} totals={totals} />
        <div className={css.links}>
          <StatsLinks canConnect={data.canConnect} showsProviderStats={data.showsProviderStats} />
        </div>
      </div>
    </Card>
  );
}

const RangeTabs = ({ panelId, range, showRange }: StatsCardData & { readonly panelId: string }) => (
  <TabList
    label={__('Period')}
    onSelect={showRange}
    panelId={panelId}
    selected={range}
    tabs={[
      { id: 'day', label: __('Days') },
      { id: 'week', label: __('Weeks') },
      { id: 'month', label: __('Months') },
    ]}
  />
);

/** Keeps the space of the tabs while the first range loads. The first label is bold, because the first tab will be selected. */
const TabsSkeleton = () => (
  <span aria-hidden="true" className={css.tabsSkeleton}>
    <b>{__('Days')}</b>
    <span>{__('Weeks')}</span>
    <span>{__('Months')}</span>
  </span>
);

function StatsChip({ kind }: Pick<StatsCardState, 'kind'>) {
  if (kind === 'loading') return <TabsSkeleton />;
  return kind === 'failed' || kind === 'unavailable' ? <FailedChip /> : null;
}

function FirstUse({ dismissFirstUse }: StatsCardData) {
  return (
    <>
      <p>
        <strong>{__('Jetpack Stats is on.')}</strong>
      </p>
      <p>{__('Jetpack is collecting data. Your first views will appear here soon.')}</p>
      <Button onClick={dismissFirstUse}>{__('Okay, got it!')}</Button>
    </>
  );
}

function Problem({ state, retry }: StatsCardData) {
  return (
    <>
      <p>
        {interpolate(
          sprintf(
            /* translators: %s: name of a website, such as WordPress.com. */
            __(
              'Something happened while loading Jetpack Stats. Please try again later or <stats>view your stats now on %s</stats>',
            ),
            providerName,
          ),
          {
            stats: (text) => (
              <OutLink href={redirect('calypso-stats-insights')} newTab>
                {text}
              </OutLink>
            ),
          },
        )}
      </p>
      {(state.kind === 'failed' || state.kind === 'unavailable') && state.message !== '' && <p>{state.message}</p>}
      <RetryButton onClick={retry} />
    </>
  );
}

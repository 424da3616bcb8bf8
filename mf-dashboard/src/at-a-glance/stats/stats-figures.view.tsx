import { formatDate } from '@flightdeck/shared/format/date';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { Button } from '@flightdeck/shared/ui/button';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { TabList, tabId } from '@flightdeck/shared/ui/tab-list';
import { useId } from 'react';
import { FailedChip } from '../frame/chips.view';
import { RetryButton } from '../frame/standard-card.view';
import { siteFacts } from '../site-facts.resource';
import { Chart } from './chart.view';
import css from './stats-card.css';
import type { StatsCardData } from './stats-card.resource';
import type { StatsCardState } from './stats-card-state';
import { RangesSkeleton, StatsFrame } from './stats-frame.view';

/** The card while statistics are on: the chart with its periods, or what is to say in its place. */
export function StatsFigures(data: StatsCardData) {
  const panel = useId();
  const { state, range } = data;
  const { lang, dateFormat } = siteFacts();
  const totals = state.kind === 'chart' ? state.totals : null;
  const best = totals?.bestDay ? formatDate(totals.bestDay.date, dateFormat, { lang, timeZone: 'UTC' }) : null;
  return (
    <StatsFrame
      busy={state.kind === 'loading' || (state.kind === 'chart' && state.periods === null)}
      canConnect={data.canConnect}
      figures={{ totals, best, isLoading: state.kind === 'loading', lang }}
      showsProviderStats={data.showsProviderStats}
      state={data.hasRanges ? <Ranges {...data} panel={panel} /> : <StatsChip kind={state.kind} />}
    >
      <div
        className={css.main}
        id={panel}
        {...(data.hasRanges && { role: 'tabpanel', 'aria-labelledby': tabId(panel, range) })}
      >
        {state.kind === 'chart' || state.kind === 'loading' ? (
          <Chart
            lang={lang}
            onSelect={data.openPeriod}
            periods={state.kind === 'chart' ? state.periods : null}
            range={range}
          />
        ) : (
          <div className={css.message}>
            {state.kind === 'first-use' ? <FirstUse {...data} /> : <Problem {...data} />}
          </div>
        )}
      </div>
    </StatsFrame>
  );
}

const Ranges = ({ panel, range, showRange }: StatsCardData & { readonly panel: string }) => (
  <TabList
    label={__('Period')}
    onSelect={showRange}
    panelId={panel}
    selected={range}
    tabs={[
      { id: 'day', label: __('Days') },
      { id: 'week', label: __('Weeks') },
      { id: 'month', label: __('Months') },
    ]}
  />
);

function StatsChip({ kind }: Pick<StatsCardState, 'kind'>) {
  if (kind === 'loading') return <RangesSkeleton />;
  return kind === 'failed' || kind === 'unavailable' ? <FailedChip /> : null;
}

function FirstUse({ dismissFirstUse }: StatsCardData) {
  return (
    <>
      <p>
        <strong>{__('Jetpack Stats is on.')}</strong>
      </p>
      <p>{__('It takes some time until the first visits are counted. Then they are shown here.')}</p>
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
            __(
              'Something happened while loading Jetpack Stats. Please try again later or <stats>view your stats now on %s</stats>',
            ),
            host,
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

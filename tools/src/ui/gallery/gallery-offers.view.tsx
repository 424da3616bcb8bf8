import { Skeleton } from '@flightdeck/shared/ui';
import { Section, SectionHeader } from '@flightdeck/shared/ui/layout';
import { useId, useState } from 'react';
import { TabList, tabId } from '../../../../mf-dashboard/src/at-a-glance/stats/tab-list/tab-list.view';
import { Price } from '../../../../mf-recommendations/src/price/price.view';
import css from './gallery.css';
import { Row } from './row.view';

/** Prices: regular, reduced, with the discount in percent, and in other currencies. */
export function Prices() {
  return (
    <Section title="Price">
      <div className={css.panel}>
        <Row label="regular">
          <Price currency="USD" price={9.95} />
        </Row>
        <Row label="reduced">
          <Price currency="USD" offPrice={4.5} price={9.95} />
        </Row>
        <Row label="with discount">
          <Price currency="EUR" legend="per month, paid yearly" offPrice={15} price={30} showPromoLabel />
        </Row>
        <Row label="other currencies">
          <Price currency="JPY" price={1200} />
          <Price currency="KWD" price={1.2345} />
        </Row>
      </div>
    </Section>
  );
}

const periods = [
  { id: 'day', label: 'Days' },
  { id: 'week', label: 'Weeks' },
  { id: 'month', label: 'Months' },
] as const;

/** Tabs that switch between periods. */
export function Tabs() {
  const panelId = useId();
  const [period, setPeriod] = useState<(typeof periods)[number]['id']>('day');
  return (
    <Section title="Tab list">
      <div className={css.panel}>
        <TabList label="Period" onSelect={setPeriod} panelId={panelId} selected={period} tabs={periods} />
        <div aria-labelledby={tabId(panelId, period)} id={panelId} role="tabpanel">
          {`Views by ${period}`}
        </div>
      </div>
    </Section>
  );
}

/** Headings with and without a link, and placeholders while content loads. */
export function Headings() {
  return (
    <Section title="Section header and skeleton">
      <div className={css.panel}>
        <SectionHeader level={3} title="Security">
          <a href="#security">Manage security settings</a>
        </SectionHeader>
        <SectionHeader level={3} title="Without a link" />
        <div aria-busy="true">
          <Skeleton lines={3} />
          <Skeleton height={40} width={160} />
        </div>
      </div>
    </Section>
  );
}

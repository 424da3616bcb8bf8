import { Section } from '@flightdeck/shared/ui/layout';
import { BarChart, type ChartBar } from '../../../../mf-dashboard/src/at-a-glance/stats/bar-chart/bar-chart.view';
import css from './gallery.css';

const views = [
  94, 62, 38, 76, 51, 118, 83, 47, 29, 88, 64, 112, 71, 105, 42, 97, 58, 128, 162, 74, 53, 91, 36, 80, 60, 114, 49, 87,
  66, 21,
];

const days: readonly ChartBar[] = views.map((value, index) => {
  const date = new Date(Date.UTC(2026, 9, 23 + index));
  const dateText = (month: 'short' | 'long') =>
    date.toLocaleDateString('en', { day: 'numeric', month, timeZone: 'UTC' });
  return {
    id: date.toISOString(),
    label: dateText('short'),
    value,
    tooltip: [dateText('long'), `Views: ${value}`, 'Click to view Jetpack Stats.'],
  };
});

/** Bar charts: with bars that are buttons, with bars that are not, and with values of 0. */
export function Charts() {
  const sharedProps = { barsLabel: 'Day', valuesLabel: 'Views' };
  return (
    <Section title="Bar chart">
      <div className={css.panel}>
        <BarChart {...sharedProps} bars={days} label="Views per day" onSelect={() => {}} />
      </div>
      <div className={css.panel}>
        <BarChart {...sharedProps} bars={days.slice(-3)} label="Views on three days" />
      </div>
      <div className={css.panel}>
        <BarChart {...sharedProps} bars={days.map((day) => ({ ...day, value: 0 }))} label="A month without views" />
      </div>
    </Section>
  );
}

import type { ChartBar } from './bar.view';

interface ChartTableProps {
  readonly label: string;
  readonly barsLabel: string;
  readonly valuesLabel: string;
  readonly bars: readonly ChartBar[];
  readonly formatNumber: (value: number) => string;
}

/** Shows all values as a table for screen readers. `fd-visually-hidden` is a global class of `base.css`. */
export function ChartTable({ label, barsLabel, valuesLabel, bars, formatNumber }: ChartTableProps) {
  return (
    <div className="fd-visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{barsLabel}</th>
            <th scope="col">{valuesLabel}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.tooltip[0] ?? bar.label}</th>
              <td>{[formatNumber(bar.value), bar.incompleteNote].filter(Boolean).join(' – ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

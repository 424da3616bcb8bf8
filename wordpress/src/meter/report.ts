import { limits } from '../../../tools/src/bench/limits';
import { median } from '../../../tools/src/bench/statistics';
import type { ServerCost } from './meter';

/** Costs of the requests of one case, in pairs. */
export interface CostRow {
  readonly name: string;
  readonly found: readonly ServerCost[];
  readonly without: readonly ServerCost[];
}

export interface CostReport {
  readonly date: string;
  readonly machine: string;
  /** Load average before the measurement. */
  readonly load: number;
  readonly runs: number;
  /** Name of the plugin that Flightdeck shows. */
  readonly partner: string;
  readonly rows: readonly CostRow[];
}

/** Maximum time in ms that Flightdeck may add to a request. */
export const costLimit = limits.wordpress.addedTime;

type Figure = 'queries' | 'wall' | 'cpu' | 'memory';

/** Returns the median of the differences between the pairs. */
const addedBy = ({ found, without }: CostRow, figure: Figure): number =>
  median(found.map((cost, index) => cost[figure] - (without[index]?.[figure] ?? Number.NaN)));

function line(row: CostRow): string {
  const ms = (value: number) => {
    const text = `${value.toFixed(1)} ms`;
    return value > costLimit ? `**${text}**` : text;
  };
  const base = median(row.without.map(({ wall }) => wall));
  const cells = [
    row.name,
    `${base.toFixed(0)} ms`,
    ms(addedBy(row, 'wall')),
    ms(addedBy(row, 'cpu')),
    `${addedBy(row, 'queries')}`,
    `${(addedBy(row, 'memory') / 1e6).toFixed(1)} MB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the section of docs/bench-wordpress.md as Markdown. */
export function costReport({ date, machine, load, runs, partner, rows }: CostReport): string {
  return `## What the plugin adds to each request

Written by \`npm run bench:wordpress:server\`; don't edit this section. ${date}, ${machine},
medians of ${runs} pairs, load average ${load.toFixed(1)} before the first one.

As administrator, with ${partner}. Each request is made in turn with and without Flightdeck;
requests to Flightdeck itself are compared with an empty page, call or route of another plugin. The limit is ${costLimit} ms; figures
over it are bold. Times contain waits for other programs on the machine, processor times do not.

| Request | Without | Added | … processor time of PHP | Queries | Peak memory |
|---|---|---|---|---|---|
${rows.map(line).join('\n')}

- Queries: also those that Jetpack makes on behalf of Flightdeck. The code of Flightdeck makes at most six on its own page, two on the
  list of plugins, and none elsewhere (\`wordpress/tests/quiet.spec.ts\`).
- Site Health test \`set\` reads all files of the set, and \`rest\` sends two requests to the site itself. Both run in the background of
  the Site Health screen.
`;
}

import { median } from '../../../tools/src/bench/median';

/** Dashboards that are compared. */
export type Dashboard = 'original' | 'ours';

/** Measurements of one round, by dashboard. */
export type Round<Figures> = Readonly<Record<Dashboard, readonly Figures[]>>;

/** Returns a table row for each figure: its medians on both dashboards, and our share of the original's. */
export function tableRows<Figures extends Readonly<Record<keyof Figures, number | null>>>(
  condition: string,
  labels: Readonly<Record<keyof Figures & string, string>>,
  round: Round<Figures>,
): string {
  const names = Object.keys(labels).filter((name): name is keyof Figures & string => name in labels);
  const rows = names.map((name) => {
    const [original, ours] = (['original', 'ours'] as const).map((each) => median(round[each].map((all) => all[name])));
    const share = Math.round(((ours ?? Number.NaN) / (original ?? Number.NaN)) * 100);
    const cells = [original, ours].map((value) => (Number.isNaN(value) ? '–' : Math.round(value ?? 0)));
    return `| ${condition} | ${[labels[name], ...cells, Number.isFinite(share) ? `${share} %` : '–'].join(' | ')} |\n`;
  });
  return rows.join('');
}

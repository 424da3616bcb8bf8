import { median } from '../../../tools/src/bench/median';

/** Pages that are compared: the dashboards, and a page of the same WordPress without content. */
export const pages = ['empty', 'original', 'ours'] as const;
export type ComparedPage = (typeof pages)[number];

/** Measurements of one round, by page; none for a page that the round can't measure. */
export type Round<Figures> = Readonly<Record<ComparedPage, readonly Figures[]>>;

const percent = (part: number, whole: number): string => {
  const share = Math.round((part / whole) * 100);
  return Number.isFinite(share) ? `${share} %` : '–';
};

/**
 * Returns a table row for each figure: its medians on the pages, our share of the original's, and our share of what the original adds
 * to the empty page.
 */
export function tableRows<Figures extends Readonly<Record<keyof Figures, number | null>>>(
  condition: string,
  labels: Readonly<Record<keyof Figures & string, string>>,
  round: Round<Figures>,
): string {
  const names = Object.keys(labels).filter((name): name is keyof Figures & string => name in labels);
  const rows = names.map((name) => {
    const medianOf = (page: ComparedPage) => median(round[page].map((all) => all[name]));
    const [empty, original, ours] = [medianOf('empty'), medianOf('original'), medianOf('ours')];
    const cells = [empty, original, ours].map((value) => (Number.isNaN(value) ? '–' : Math.round(value)));
    const shares = [percent(ours, original), percent(ours - empty, original - empty)];
    return `| ${condition} | ${[labels[name], ...cells, ...shares].join(' | ')} |\n`;
  });
  return rows.join('');
}

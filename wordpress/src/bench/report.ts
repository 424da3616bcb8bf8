import { limits } from '../../../tools/src/bench/limits';
import type { SwitchTimes } from './switch';
import type { Visit } from './visit';

/** Median figures of each page under the same conditions. */
export interface Round {
  readonly original: Visit;
  readonly ours: Visit;
  /** An admin page of the same WordPress with only a heading and a paragraph. */
  readonly emptyPage: Visit;
}

/** Results of a run, from which the report is written. */
export interface WordPressBench {
  readonly date: string;
  readonly machine: string;
  /** Load average of the machine before the measurement. */
  readonly load: number;
  /** Visits to each page under each condition; a third as many with a slow connection or provider. */
  readonly runs: number;
  readonly cold: Round;
  /** With a processor slowed down by a factor of four. */
  readonly coldAt4x: Round;
  readonly warmAt4x: Round;
  readonly slowConnection: Round;
  /** The provider takes a second for each answer. */
  readonly slowProvider: Round;
  readonly switchAt4x: { readonly original: SwitchTimes; readonly ours: SwitchTimes };
  /** Element of the largest paint at 4x, cold. */
  readonly largestElement: { readonly original: string; readonly ours: string };
  /** Addresses that started WordPress during the last cold visit to our page. */
  readonly startAddresses: readonly string[];
}

interface Row {
  readonly name: string;
  readonly figure: keyof Visit;
  /** Figure of the original to compare with; default: the same figure. */
  readonly original?: keyof Visit;
  readonly round: 'cold' | 'coldAt4x' | 'warmAt4x' | 'slowConnection' | 'slowProvider';
  /** Largest allowed share of the original's figure. */
  readonly share?: number;
  /** Largest allowed share of the time that the original adds to the time of the empty page. */
  readonly addedShare?: number;
  /** Largest allowed value. */
  readonly limit?: number;
}

const { wordpress } = limits;

const rows: readonly Row[] = [
  { name: 'First text, cold', figure: 'firstContentfulPaint', round: 'cold' },
  { name: '… at 4x', figure: 'firstContentfulPaint', round: 'coldAt4x' },
  { name: 'First card, cold', figure: 'firstCard', round: 'cold' },
  { name: '… at 4x', figure: 'firstCard', round: 'coldAt4x' },
  { name: 'First card with its content, cold', figure: 'realCard', round: 'cold' },
  { name: '… at 4x', figure: 'realCard', round: 'coldAt4x', share: wordpress.realCard },
  { name: 'Largest Contentful Paint, cold, at 4x', figure: 'largestContentfulPaint', round: 'coldAt4x' },
  {
    name: "… against the original's first card with its content",
    figure: 'largestContentfulPaint',
    original: 'realCard',
    round: 'coldAt4x',
    share: wordpress.largestContentfulPaint,
  },
  { name: '… warm, at 4x', figure: 'largestContentfulPaint', round: 'warmAt4x' },
  { name: 'Page settled, cold', figure: 'settled', round: 'cold' },
  { name: '… at 4x', figure: 'settled', round: 'coldAt4x', addedShare: wordpress.settled },
  { name: '… warm, at 4x', figure: 'settled', round: 'warmAt4x', addedShare: wordpress.settled },
  {
    name: "Main thread's processor time, cold",
    figure: 'mainThread',
    round: 'cold',
    addedShare: wordpress.mainThread,
  },
  { name: 'Layouts, cold, at 4x', figure: 'layouts', round: 'coldAt4x', limit: wordpress.layouts },
  { name: 'Long tasks at 4x in total, cold', figure: 'longTasks', round: 'coldAt4x' },
  { name: 'Requests, cold', figure: 'requests', round: 'cold' },
  { name: 'Starts of WordPress until settled', figure: 'starts', round: 'cold', limit: wordpress.starts },
  { name: "Server's processor time until settled", figure: 'serverTime', round: 'cold', share: wordpress.serverTime },
  {
    name: 'First text on a connection with 400 ms latency and 400 kbit/s, cold',
    figure: 'firstContentfulPaint',
    round: 'slowConnection',
  },
  { name: '… first card', figure: 'firstCard', round: 'slowConnection' },
  { name: '… page settled', figure: 'settled', round: 'slowConnection' },
  { name: 'First text with a provider that takes 1 s, cold', figure: 'firstContentfulPaint', round: 'slowProvider' },
  { name: '… first card with its content', figure: 'realCard', round: 'slowProvider' },
  { name: '… page settled', figure: 'settled', round: 'slowProvider' },
];

const isCount = (figure: keyof Visit) => figure === 'requests' || figure === 'starts' || figure === 'layouts';
const formatFigure = (figure: keyof Visit, value: number | null) =>
  value === null ? '–' : `${Math.round(value)}${isCount(figure) ? '' : ' ms'}`;
const percent = (share: number) => (Number.isFinite(share) ? `${Math.round(share * 100)} %` : '–');

/** Returns the limit of a figure; a dash if it has none. */
function limitText({ limit, share, addedShare }: Row): string {
  if (limit !== undefined) return String(limit);
  if (share !== undefined) return percent(share);
  return addedShare === undefined ? '–' : `${percent(addedShare)} added`;
}

/** Returns the table row of a figure. */
function tableRow(row: Row, bench: WordPressBench): string {
  const { figure } = row;
  const round = bench[row.round];
  const original = round.original[row.original ?? figure];
  const ours = round.ours[figure];
  const emptyPage = round.emptyPage[figure];
  const share = original === null || ours === null ? Number.NaN : ours / original;
  const addedShare =
    original === null || ours === null || emptyPage === null ? Number.NaN : (ours - emptyPage) / (original - emptyPage);
  const bold = (text: string, isOver: boolean) => (isOver ? `**${text}**` : text);
  const cells = [
    row.name,
    formatFigure(figure, original),
    bold(formatFigure(figure, ours), row.limit !== undefined && ours !== null && ours > row.limit),
    bold(percent(share), row.share !== undefined && share > row.share),
    formatFigure(figure, emptyPage),
    bold(percent(addedShare), row.addedShare !== undefined && addedShare > row.addedShare),
    limitText(row),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the table row of a switch, which the empty page does not have. */
function switchRow(name: string, figure: keyof SwitchTimes, { original, ours }: WordPressBench['switchAt4x']): string {
  const [originalTime, ourTime] = [original[figure], ours[figure]];
  const times = [originalTime, ourTime].map((time) => (time === null ? '–' : `${Math.round(time)} ms`));
  return `| ${name} | ${times.join(' | ')} | ${percent((ourTime ?? Number.NaN) / (originalTime ?? Number.NaN))} | – | – | – |`;
}

/** Returns the report as Markdown. */
export function wordpressReport(bench: WordPressBench): string {
  const { date, machine, load, runs, largestElement, startAddresses } = bench;
  return `# Speed on a real WordPress

Written by \`npm run bench -w wordpress\`; don't edit it. ${date}, ${machine}, medians of ${runs} visits to each
page (a third as many with a slow connection or provider), load average ${load.toFixed(1)} before the first one.

Three pages of the same WordPress, visited in turn as an administrator: the dashboard of Jetpack (*original*) and ours, for a connected
site with the free plan, and an *empty page* with a heading and a paragraph. The network is loopback without a delay. "4x" means a
processor slowed down by a factor of four. Times count from the navigation and include WordPress, so no page of a plugin can be faster
than the empty page. "Added share" compares what ours and the original add to the figure of the empty page. Limits are shares of the
original's figure or, with "added", added shares; limits of starts and layouts are numbers. Figures over their limit are bold.

| Figure | Original | Ours | Share | Empty page | Added share | Limit |
|---|---|---|---|---|---|---|
${rows.map((row) => tableRow(row, bench)).join('\n')}
${switchRow('A switch at 4x: the page says that it saves', 'savingNotice', bench.switchAt4x)}
${switchRow('… that it has saved, without the time of the write', 'savedNotice', bench.switchAt4x)}

- Page settled: the last frame in which an element of the page moved, appeared, or changed its text. The same probe runs in all pages.
- First card with its content: a card that is not marked as loading and doesn't say "Loading…".
- Main thread's processor time: of the page's process in the first four seconds, in visits without the probe.
- Layouts: of the page's process, from its start until two seconds after the page settled.
- Starts of WordPress: requests for pages, REST calls and other PHP files, except those that only join scripts or styles.
  On our page: ${startAddresses.map((address) => `\`${address}\``).join(', ')};
  in addition, at most every ten minutes, \`/wp-json/jetpack/v4/licensing/user/counts\`.
- Server's processor time: of PHP and of the database, for one visit.
- A switch: the first one of the dashboard, on an idle page. Times count from the press to the frame with the text.
- Largest paint at 4x: \`${largestElement.original}\` on the original page, \`${largestElement.ours}\` on ours.
`;
}

import type { BuildTimes } from './costs/build-time';
import { costsSection } from './costs/costs-section';
import type { VisitCosts } from './costs/visit-costs';
import { boldIf, limits, slowness } from './limits';
import type { Measured } from './measure';
import { formats, rows } from './rows';
import { type LanguageFigures, languageSection } from './screens/language';
import { type VisitFigures, visitSection } from './visit/visit';

export interface BenchResult {
  readonly date: string;
  readonly machine: string;
  readonly chromium: string;
  readonly runs: number;
  /** Load average of the machine before the first run. On a busy machine, times are longer. */
  readonly loadAverage: number;
  /** Figures by slowdown of the processor: `1` for none, `4` for four times. */
  readonly ours: Readonly<Record<'1' | '4', Measured>>;
  readonly baseline: Readonly<Record<'1' | '4', Measured>>;
  readonly build?: BuildTimes;
  readonly visit?: VisitFigures;
  readonly language?: LanguageFigures;
  /** Handwritten part of the report, from `handwritten()`. */
  readonly byHand: string;
  readonly costs: VisitCosts;
  /** Brotli bytes of our scripts and style sheets on a page with one widget. */
  readonly widget: number;
}

/** Returns the build times, or how to measure them. */
function buildSection(build: BuildTimes | undefined): string {
  if (!build) return 'Build times: `npm run bench -- --build`.';
  const timeOf = (kind: keyof BuildTimes) =>
    `${boldIf(build[kind] > limits.build[kind], `${build[kind].toFixed(1)} s`)} (limit ${limits.build[kind]} s)`;
  return `Build of everything: ${timeOf('cold')} without webpack's cache, ${timeOf('warm')} with it, each in a new process. \`npm start\` after a
build: ${timeOf('start')} until the site answers.`;
}

/** Returns the text of `docs/bench.md`. */
export function benchReport(result: BenchResult): string {
  const { date, machine, chromium, runs, loadAverage, build, visit, language, byHand, costs, widget } = result;
  const factor = slowness(result.baseline['4'].cold.firstCardVisible);
  const tableRows = rows.map(({ name, format, original, limit, figure }) => {
    const show = (value: number | null | undefined) =>
      value === null || value === undefined || Number.isNaN(value) ? '–' : formats[format](value);
    const ours = figure(result.ours) ?? Number.NaN;
    const max = limit === undefined ? Number.POSITIVE_INFINITY : limit * (format === 'ms' ? factor : 1);
    const cells = [name, show(original), boldIf(ours > max, show(ours)), show(figure(result.baseline))];
    return `| ${cells.join(' | ')} | ${limit === undefined ? '–' : show(max)} |`;
  });
  const widgetSize = boldIf(widget > limits.widget, formats.kilobytes(widget));
  return `# Speed

\`npm run bench\` writes this page; edit it only between the comments. ${date}, ${machine}, Chromium ${chromium}, median of ${runs} runs, load average ${loadAverage.toFixed(1)}
before them.

The page \`#/dashboard\` of the test site, connected without a paid plan, as its administrator, 1280 × 900, over loopback without delay. "4x" is the
processor slowed down four times. *Original* is the plugin's own page, measured in the same way on 2 cores. *Baseline* is a page
that loads React, single-spa and axios and draws one element. Figures over their limit are bold.

Limits of times hold for a machine that shows the baseline page after ${limits.baselineAt4x} ms at 4x. Here they are multiplied by ${factor.toFixed(2)}. Limits
of bytes are goals; \`npm test -- --only budgets\` checks the current sizes.

| Figure | Original | Ours | Baseline | Limit |
|---|---|---|---|---|
${tableRows.join('\n')}
| JS and CSS of a page with one widget, brotli | – | ${widgetSize} | – | ${formats.kilobytes(limits.widget)} |

${buildSection(build)}

${visitSection(visit, factor)}

${languageSection(language)}

${byHand}

- Round trips: scripts that must arrive after the HTML before the last of the reads is sent; 0 is the inline script.
- Original: its own code and the WordPress libraries that it loads; its cards also appear before their content. Its route change to
  the dashboard starts at the settings.
- Bytes: brotli files on disk, 1 kB = 1000 bytes; transferred: including headers, as the browser counts.

To measure again, run \`npm run bench\` (\`-- --build\` for the build times, \`--visit\` for a long visit, \`--language\` for a visit in German). The
command starts a separate site on a free port.

${costsSection(costs)}`;
}

const start = '<!-- written by hand, from a trace -->';
const end = '<!-- end -->';

/**
 * Returns the handwritten part of a report with its marks, so that the next report has the same part.
 * @param report an earlier report; if it has no marks, the part is empty
 */
export function handwritten(report: string): string {
  const [from, to] = [report.indexOf(start), report.indexOf(end)];
  return from < 0 || to < from ? `${start}\n${end}` : report.slice(from, to + end.length);
}

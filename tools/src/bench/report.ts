import type { BuildTimes } from './build-time';
import { costsPart } from './costs-part';
import { type LanguageFigures, languagePart } from './language';
import type { Measured } from './measure';
import { formats, rows } from './rows';
import { type ScaleFigures, scalePart } from './scale';
import type { ServerFigures } from './server';
import { type VisitFigures, visitPart } from './visit';
import type { VisitCosts } from './visit-costs';

export interface BenchResult {
  readonly date: string;
  readonly machine: string;
  readonly chromium: string;
  readonly runs: number;
  /** Load average before the first run. On a busy machine, times are longer. */
  readonly load: number;
  /** By processor: `1` is unchanged, `4` is slowed down four times. */
  readonly ours: Readonly<Record<'1' | '4', Measured>>;
  readonly floor: Readonly<Record<'1' | '4', Measured>>;
  readonly build?: BuildTimes;
  readonly server?: ServerFigures;
  readonly scale?: ScaleFigures;
  readonly visit?: VisitFigures;
  readonly language?: LanguageFigures;
  /** Text of the report that people wrote (handwritten.ts). */
  readonly byHand: string;
  readonly costs: VisitCosts;
}

/** Returns a figure beside its limit, in bold when it exceeds the limit. */
const figure = (text: string, isMet: boolean) => (isMet ? text : `**${text}**`);

/** Returns the figures of the embedded site as a server, or how to measure them. */
function serverPart(server: ServerFigures | undefined): string {
  if (!server) return 'The embedded site as a server: `npm run bench -- --server`.';
  const { perSecond, slowest, memory, start } = server;
  const table = [
    ['`module/all` per second', figure(String(Math.round(perSecond)), perSecond >= 200), '200'],
    ['… 99th percentile', figure(`${slowest.toFixed(1)} ms`, slowest < 50), '50 ms'],
    ['Memory after 100,000 requests', figure(formats.megabytes(memory), memory < 150 * 1_048_576), '150 MB'],
    ['Start on existing data', figure(formats.ms(start), start < 1000), '1000 ms'],
  ];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return `The embedded site as a server, one process, four requests at once:\n\n| Figure | Ours | Limit |\n|---|---|---|\n${lines.join('\n')}`;
}

/** Returns the text of `docs/bench.md`. */
export function benchReport(result: BenchResult): string {
  const { date, machine, chromium, runs, load, build, server, scale, visit, language, byHand, costs } = result;
  const lines = rows.map(({ name, format, original, limit, isMet, of }) => {
    const show = (value: number | null | undefined) =>
      value === null || value === undefined || Number.isNaN(value) ? '–' : formats[format](value);
    const ours = of(result.ours);
    const missed = ours !== null && ours !== undefined && !Number.isNaN(ours) && isMet?.(ours) === false;
    return `| ${name} | ${show(original)} | ${missed ? `**${show(ours)}**` : show(ours)} | ${show(of(result.floor))} | ${limit ?? '–'} |`;
  });
  const buildLine = build
    ? `Build of everything: ${build.cold.toFixed(1)} s without webpack's cache (limit 60 s), ${build.warm.toFixed(1)} s with it (limit 10 s), each started anew.`
    : 'Build times: `npm run bench -- --build`.';
  return `# Speed

Made by \`npm run bench\`; edited by hand only between the comments. ${date}, ${machine}, Chromium ${chromium}, median of ${runs} runs, load average ${load.toFixed(1)}
before them.

The page \`#/dashboard\` of the embedded site, connected and free, as its admin, 1280 × 900, over loopback without delay. "4x" is the
processor slowed down four times. *Original* is the plugin's own page, measured in the same way on 2 cores. *Floor* is a page that
loads React, single-spa and axios and draws one element. Figures over their limit are bold.

| Figure | Original | Ours | Floor | Limit |
|---|---|---|---|---|
${lines.join('\n')}

${buildLine}

${serverPart(server)}

${scalePart(scale)}

${visitPart(visit)}

${languagePart(language)}

${byHand}

- Cards visible: the first card has a box. Cards live: all cards of the screen have loaded.
- Round trips: scripts that must arrive after the HTML before the last of the reads is sent; 0 is the inline script.
- Original: its own code and the WordPress libraries it loads; its cards also appear before their content. Its change to the
  dashboard is the one from settings.
- Bytes: brotli files on disk, 1 kB = 1000 bytes; transferred: including headers, as the browser counts.

To measure again, run \`npm run bench\` (\`-- --runs 9\`, \`--build\` for the build times, \`--server\` for the server, \`--scale\` for a large site, \`--visit\` for a long visit, \`--language\` for a visit in German). It starts a separate site on a free port.

${costsPart(costs)}`;
}

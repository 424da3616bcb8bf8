import { type Combination, nameOf, type SiteKind } from './combinations';
import type { Result, Results } from './results';

const start = '<!-- npm run wordpress:matrix writes these lines -->';
const end = '<!-- end of these lines -->';

const kinds: Readonly<Record<SiteKind, string>> = {
  folder: 'in a folder',
  plain: 'plain permalinks',
  network: 'network',
};

/** Returns the table of all combinations. It contains no times, so the same results give the same table. */
export function tableOf(combinations: readonly Combination[], results: Results): string {
  const rows = combinations.map((combination) => row(combination, results[nameOf(combination)]));
  return [
    '| WordPress | PHP | database | site | passed | failed | tried |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function row({ wordpress, php, database, site }: Combination, result: Result | undefined): string {
  const program = php === 'system' ? 'Debian' : 'WebAssembly';
  const place = site.map((kind) => kinds[kind]).join(', ') || 'at the root';
  const cells = result
    ? [
        result.wordpress,
        `${result.php}, ${program}`,
        database,
        place,
        result.passed,
        result.failed.join('; ') || 'none',
        `${result.date}, Flightdeck ${result.plugin}`,
      ]
    : [
        wordpress,
        php === 'system' ? program : `${php}, ${program}`,
        database,
        place,
        '–',
        '–',
        `not tried: WordPress ${wordpress} was not there`,
      ];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/**
 * Returns a page with a new table between its two marks.
 * @throws Error when they are missing
 */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(`${start}\n`);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The page has no lines between "${start}" and "${end}".`);
  return `${before}${start}\n\n${table}\n${end}${after}`;
}

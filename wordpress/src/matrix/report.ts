import { type Combination, nameOf, type SiteKind } from './combinations';
import type { Result, Results } from './results';

/** Marker comments around the table in docs/wordpress.md. */
const start = '<!-- npm run matrix -w wordpress writes these lines -->';
const end = '<!-- end of these lines -->';

const kindTexts: Readonly<Record<SiteKind, string>> = {
  folder: 'in a folder',
  plain: 'plain permalinks',
  network: 'network',
};

/** Returns the table of all combinations, in Markdown. A combination without a result has a row too. */
export function resultsTable(combinations: readonly Combination[], results: Results): string {
  const rows = combinations.map((combination) => row(combination, results[nameOf(combination)]));
  return [
    '| WordPress | PHP | database | site | passed | failed | tried |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function row({ wordpress, php, database, site }: Combination, result: Result | undefined): string {
  const source = php === 'system' ? 'Debian' : 'WebAssembly';
  const kind = site.map((each) => kindTexts[each]).join(', ') || 'at the root';
  const cells = result
    ? [
        result.wordpress,
        `${result.php}, ${source}`,
        database,
        kind,
        result.passed,
        result.failed.join('; ') || 'none',
        `${result.date}, Flightdeck ${result.plugin}`,
      ]
    : [
        wordpress,
        php === 'system' ? source : `${php}, ${source}`,
        database,
        kind,
        '–',
        '–',
        `not tried: no folder of WordPress ${wordpress}`,
      ];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Returns the document with the table between the two marker comments. @throws Error when a marker is missing */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(`${start}\n`);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no lines between "${start}" and "${end}".`);
  return `${before}${start}\n\n${table}\n${end}${after}`;
}

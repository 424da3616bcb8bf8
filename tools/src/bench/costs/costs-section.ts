import type { VisitCosts } from './visit-costs';

/** Libraries that are always in the table, as its first rows. */
const libraries = [
  'react-dom',
  'react',
  'single-spa',
  'single-spa-react',
  'rxjs',
  'axios',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'valibot',
  '@wordpress/i18n',
];

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
const sum = (costs: ReadonlyMap<string, number>) => [...costs.values()].reduce((total, bytes) => total + bytes, 0);

/** Returns the report section about the bytes of each library and each part of our code. */
export function costsSection(costs: VisitCosts): string {
  const { beforeCard, whole, atFirstInteraction } = costs;
  const groups = new Set([...whole.keys(), ...atFirstInteraction.keys()]);
  const others = [...groups].filter((name) => !libraries.includes(name));
  const size = (name: string) => (whole.get(name) ?? 0) + (atFirstInteraction.get(name) ?? 0);
  const names = [...libraries, ...others.sort((one, other) => size(other) - size(one))];
  const columns = [beforeCard, whole, atFirstInteraction];
  const rows = names.map((name) => {
    const cells = columns.map((column) => kilobytes(column.get(name) ?? 0));
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return `## Bytes by source

The scripts and style sheets of the same visit, in kB brotli, by the packages and folders that their code comes from. The source
of each character is taken from webpack's source maps. Each source gets the same share of a file's compressed bytes as of its minified
bytes.
"At the first interaction" is the HTTP client, which a visit without interaction doesn't load.

| Source | before the first card | whole visit | at the first interaction |
|---|---|---|---|
${rows.join('\n')}
| **together** | ${columns.map((column) => `**${kilobytes(sum(column))}**`).join(' | ')} |
`;
}

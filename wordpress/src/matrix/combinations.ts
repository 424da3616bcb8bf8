/** Differences from a site with pretty permalinks at the root of an address: in a folder, plain permalinks, network of sites. */
export type SiteKind = 'folder' | 'plain' | 'network';

/** One combination to try. */
export interface Combination {
  /** First two numbers of the version, such as 6.8. */
  readonly wordpress: string;
  /** `system`: the system's PHP. Other versions come from npm, compiled to WebAssembly. */
  readonly php: 'system' | '7.4' | '8.0' | '8.1' | '8.3' | '8.4' | '8.5';
  /** SQLite needs WordPress 6.4. */
  readonly database: 'MariaDB' | 'SQLite';
  readonly site: readonly SiteKind[];
}

type Row = readonly [Combination['wordpress'], Combination['php'], Combination['database'], ...SiteKind[]];

/**
 * The important combinations: each WordPress with a PHP that it supports; the oldest PHP with the oldest and the newest WordPress;
 * the newest PHP with the newest WordPress; and the versions before and after a change that the plugin depends on (script modules
 * in 6.5 and 6.6, the emoji script in 6.9).
 */
const rows: readonly Row[] = [
  ['6.1', 'system', 'MariaDB'],
  ['6.1', 'system', 'MariaDB', 'folder', 'plain'],
  ['6.1', '7.4', 'MariaDB'],
  ['6.2', '8.0', 'MariaDB'],
  ['6.3', '8.1', 'MariaDB'],
  ['6.4', 'system', 'MariaDB', 'folder', 'network'],
  ['6.5', 'system', 'MariaDB'],
  ['6.6', '8.3', 'SQLite'],
  ['6.7', 'system', 'SQLite', 'folder'],
  ['6.8', '8.4', 'SQLite'],
  ['6.9', 'system', 'MariaDB', 'plain'],
  ['6.9', '8.5', 'SQLite'],
  ['7.0', 'system', 'MariaDB', 'network'],
  ['7.1', '7.4', 'SQLite'],
  ['7.1', 'system', 'MariaDB', 'folder', 'plain'],
  ['7.1', '8.5', 'SQLite'],
];

/** All combinations of `npm run matrix -w wordpress`, in the order of the table. */
export const combinations: readonly Combination[] = rows.map(([wordpress, php, database, ...site]) => ({
  wordpress,
  php,
  database,
  site,
}));

/** Returns the name of a combination, which is the key of its result. */
export const nameOf = ({ wordpress, php, database, site }: Combination): string =>
  [`WordPress ${wordpress}`, `PHP ${php}`, database, ...site].join(', ');

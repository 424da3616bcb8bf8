import type { Proof } from './proofs';

/** A requirement or a row of its table, with the tests that prove it. */
export interface CoverageRow {
  readonly id: string;
  readonly proofs: readonly Proof[];
}

/** Returns each requirement with its proofs, in the order of the IDs. */
export const coverageRows = (ids: readonly string[], proofs: readonly Proof[]): CoverageRow[] =>
  ids.map((id) => ({ id, proofs: proofs.filter((proof) => proof.ids.includes(id)) }));

const proofText = ({ path, title }: Proof) => `${path} › ${title.replaceAll('|', '\\|')}`;

/** Returns the line of a requirement: `| CONN-049 | file › title |`, or `| CONN-049 | open |` without a proof. */
export const coverageLine = ({ id, proofs }: CoverageRow): string =>
  `| ${id} | ${[...new Set(proofs.map(proofText))].join('; ') || 'open'} |`;

/** Returns whether no test proves a requirement. */
export const isOpen = ({ proofs }: CoverageRow): boolean => proofs.length === 0;

/** Maximum number of files that prove a requirement: a test at the lowest level that notices a break, and a journey. */
const maxFiles = 2;

/** Returns the IDs that too many files prove. */
export const repeatedIds = (rows: readonly CoverageRow[]): string[] =>
  rows.filter(({ proofs }) => new Set(proofs.map(({ path }) => path)).size > maxFiles).map(({ id }) => id);

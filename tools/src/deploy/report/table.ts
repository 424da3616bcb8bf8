import { printableLine } from '../../setup/printable.mjs';

/** Returns rows as lines with aligned columns. Escapes control characters, because cells can contain texts from other sources. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const printableRows = rows.map((row) => row.map(printableLine));
  const widths = printableRows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return printableRows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

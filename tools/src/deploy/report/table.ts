import { printableLine } from '../../setup/printable.mjs';

/** Returns rows as lines, with aligned columns. Cells can contain texts from other sources. */
export const table = (cells: readonly (readonly string[])[]): string[] => {
  const rows = cells.map((row) => row.map(printableLine));
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

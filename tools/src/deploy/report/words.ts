/** Returns a count with its noun: `1 file`, `2 files`. */
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

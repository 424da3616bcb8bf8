/** Returns two texts without their common first lines and their common last lines. */
export function differingLines(a: string, b: string): readonly [string, string] {
  const shorterLength = Math.min(a.length, b.length);
  const prefixLength = commonLength(shorterLength, (from, to) => a.slice(from, to) === b.slice(from, to));
  const suffixLength = commonLength(
    shorterLength - prefixLength,
    (from, to) => a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );
  // Return whole lines: a line that differs anywhere belongs to the difference.
  const start = a.slice(0, prefixLength).lastIndexOf('\n') + 1;
  const lineBreak = a.indexOf('\n', a.length - suffixLength);
  const commonEnd = lineBreak === -1 ? 0 : a.length - lineBreak;
  return [a.slice(start, a.length - commonEnd), b.slice(start, b.length - commonEnd)];
}

/**
 * Returns the length of the common part of two texts. Compares blocks of decreasing size, because comparing characters one by one
 * is slow in long texts.
 * @param limit maximum length
 * @param isSame returns whether both texts have the same characters between two positions
 */
function commonLength(limit: number, isSame: (from: number, to: number) => boolean): number {
  let length = 0;
  for (let step = 4096; step >= 1; step /= 4)
    while (length + step <= limit && isSame(length, length + step)) length += step;
  return length;
}

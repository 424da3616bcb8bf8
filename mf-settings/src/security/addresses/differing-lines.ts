/** Returns two texts without their common first lines and their common last lines. */
export function differingLines(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  const start = commonLength(shorter, (from, to) => a.slice(from, to) === b.slice(from, to));
  const end = commonLength(
    shorter - start,
    (from, to) => a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );
  const from = a.slice(0, start).lastIndexOf('\n') + 1;
  const tailStart = a.indexOf('\n', a.length - end);
  const tail = tailStart === -1 ? 0 : a.length - tailStart;
  return [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
}

/**
 * Returns the length of the common part of two texts. Compares ever smaller blocks, because comparing characters one by one is
 * slow in long texts.
 * @param isSame returns whether both texts have the same characters between two positions
 */
function commonLength(limit: number, isSame: (from: number, to: number) => boolean): number {
  let length = 0;
  for (let step = 4096; step >= 1; step /= 4)
    while (length + step <= limit && isSame(length, length + step)) length += step;
  return length;
}

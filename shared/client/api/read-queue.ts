/**
 * Reads that are under way, and those that wait for their turn. Plain data under a page-wide key, because several count here:
 * the inline script of the page, which starts the first reads, and each copy of this client. Another shape needs another
 * number.
 */
interface ReadQueue {
  /** Reads that may start now. */
  free: number;
  /** Starts of the reads that wait, the first first. */
  readonly waiting: (() => void)[];
}

const key: unique symbol = Symbol.for('flightdeck.read-queue.1');

/**
 * Reads under way at once. Over HTTP/1.1 a browser has six connections to a site; reads leave two of them to files and
 * writes, however long the site takes to answer (docs/decisions/013).
 */
const most = 4;

function readQueue(): ReadQueue {
  // `Symbol` is named only because a type with optional members alone would not accept the global object.
  const holder: { [key]?: ReadQueue; readonly Symbol: unknown } = globalThis;
  holder[key] ??= { free: most, waiting: [] };
  return holder[key];
}

/** Starts a read when it is its turn; its turn ends with the promise. */
export async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const queue = readQueue();
  if (queue.free > 0) queue.free -= 1;
  else await new Promise<void>((resolve) => queue.waiting.push(resolve));
  try {
    return await read();
  } finally {
    const start = queue.waiting.shift();
    if (start) start();
    else queue.free += 1;
  }
}

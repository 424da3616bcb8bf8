/**
 * Number of reads that may start, and the reads that wait. Plain data under a page-wide key, because several scripts share it: the
 * inline script of the page, which starts the first reads, and each copy of this client. A different shape needs a new
 * number in the key.
 */
interface ReadQueue {
  /** Number of reads that may start now. */
  free: number;
  /** Start functions of the waiting reads, longest wait first. */
  readonly waiting: (() => void)[];
}

const key: unique symbol = Symbol.for('flightdeck.read-queue.1');

/**
 * Maximum number of reads at a time. Over HTTP/1.1 a browser opens six connections to a site; this leaves two for files
 * and writes, even if the site is slow (docs/decisions/013).
 */
const maxReads = 4;

function readQueue(): ReadQueue {
  // `Symbol` is in the type because the global object is not assignable to a type that has only optional members.
  const holder: { [key]?: ReadQueue; readonly Symbol: unknown } = globalThis;
  holder[key] ??= { free: maxReads, waiting: [] };
  return holder[key];
}

/** Starts a read as soon as the limit allows, and returns its result. When its promise settles, the next read starts. */
export async function queueRead<T>(read: () => Promise<T>): Promise<T> {
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

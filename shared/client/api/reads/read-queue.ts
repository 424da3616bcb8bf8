import { pageGlobals } from '../../../contracts/page/page-globals';

/**
 * Maximum number of reads at a time. Over HTTP/1.1 a browser opens six connections to a site; this leaves two for files
 * and writes, even if the site is slow (docs/decisions/013).
 */
const maxReads = 4;

/** Returns the queue of the page, which the embed script uses too: it starts the reads of the first widget. */
function readQueue() {
  const page = pageGlobals();
  page.readQueue ??= { free: maxReads, waiting: [] };
  return page.readQueue;
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

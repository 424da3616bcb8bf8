/** How many requests a site works on at once, as PHP behind a web server does; the others wait in the order they came. */
export interface Workers {
  /** Changes their number; null for as many as come. */
  limit(count: number | null): void;
  /** Works on a request as soon as a worker is free. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param first number of workers from the start on; null for as many as requests come */
export function makeWorkers(first: number | null = null): Workers {
  let count = first ?? Number.POSITIVE_INFINITY;
  let busy = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    while (busy < count && waiting.length > 0) {
      busy += 1;
      waiting.shift()?.();
    }
  };
  return {
    limit(wanted) {
      count = wanted ?? Number.POSITIVE_INFINITY;
      next();
    },
    async run(work) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        next();
      });
      try {
        return await work();
      } finally {
        busy -= 1;
        next();
      }
    },
  };
}

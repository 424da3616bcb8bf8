/** Limits how many requests a site handles at the same time, like PHP workers. Other requests wait in order. */
export interface Workers {
  /** Changes the number of workers; null for no limit. */
  limit(count: number | null): void;
  /** Runs the work as soon as a worker is free. Resolves or rejects with its result. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates workers. @param initialCount number of workers at the start; null for no limit */
export function makeWorkers(initialCount: number | null = null): Workers {
  let count = initialCount ?? Number.POSITIVE_INFINITY;
  let busy = 0;
  const waiting: (() => void)[] = [];
  const startWaiting = () => {
    while (busy < count && waiting.length > 0) {
      busy += 1;
      waiting.shift()?.();
    }
  };
  return {
    limit(requested) {
      count = requested ?? Number.POSITIVE_INFINITY;
      startWaiting();
    },
    async run(work) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        startWaiting();
      });
      try {
        return await work();
      } finally {
        busy -= 1;
        startWaiting();
      }
    },
  };
}

/** Maximum number of simultaneous requests. */
const maxRequests = 8;

/** Calls a function for each item, at most `maxRequests` calls at a time. */
export async function eachLimited<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: maxRequests }, worker));
}

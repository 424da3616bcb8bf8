import { makeWorkers } from './workers';

/** Returns work that adds its name to the log when it starts, and runs until the test calls `end`. */
function controlledWork(name: string, log: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    log.push(name);
    await ended;
  };
  return { work, end };
}

/** Waits until all work that can start has started. */
const workToStart = () => new Promise((resolve) => setImmediate(resolve));

test('each worker handles one request at a time; other requests wait in order, until the limit is removed', async () => {
  const workers = makeWorkers(2);
  const log: string[] = [];
  const jobs = ['one', 'two', 'three', 'four'].map((name) => controlledWork(name, log));
  for (const { work } of jobs) void workers.run(work);
  await workToStart();
  expect(log).toEqual(['one', 'two']);
  jobs[1]?.end();
  await workToStart();
  expect(log).toEqual(['one', 'two', 'three']);
  workers.limit(null);
  await workToStart();
  expect(log).toEqual(['one', 'two', 'three', 'four']);
});

test('failed work frees its worker', async () => {
  const workers = makeWorkers(1);
  await expect(workers.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await workers.run(async () => 'done')).toBe('done');
});

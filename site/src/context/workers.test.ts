import { makeWorkers } from './workers';

/** Returns work that the test ends. */
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

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('each worker handles one request at a time; other requests wait in order', async () => {
  const workers = makeWorkers(2);
  const log: string[] = [];
  const works = ['one', 'two', 'three', 'four'].map((name) => controlledWork(name, log));
  for (const { work } of works) void workers.run(work);
  await settled();
  expect(log).toEqual(['one', 'two']);
  works[1]?.end();
  await settled();
  expect(log).toEqual(['one', 'two', 'three']);
  workers.limit(null);
  await settled();
  expect(log).toEqual(['one', 'two', 'three', 'four']);
});

test('failed work frees its worker', async () => {
  const workers = makeWorkers(1);
  await expect(workers.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await workers.run(async () => 'done')).toBe('done');
});

import { makeWorkers } from './workers';

/** Work that ends when the test ends it. */
function piece(name: string, log: string[]) {
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
  const pieces = ['one', 'two', 'three', 'four'].map((name) => piece(name, log));
  for (const { work } of pieces) void workers.run(work);
  await settled();
  expect(log).toEqual(['one', 'two']);
  pieces[1]?.end();
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

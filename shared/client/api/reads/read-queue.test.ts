import { pageGlobals } from '../../../contracts/page/page-globals';
import { queueRead } from './read-queue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Starts reads that end when the test decides, and lists them in the order in which they start. */
function trackReads(queue: typeof queueRead = queueRead) {
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const start = (name: string) =>
    queue(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
    );
  return { started, start, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

beforeEach(() => {
  delete pageGlobals().readQueue;
});

test('at most four reads run at a time; when one ends, the read that has waited longest starts', async () => {
  const { started, start, end } = trackReads();
  const all = ['one', 'two', 'three', 'four', 'five', 'six'].map(start);
  await settled();
  expect(started).toEqual(['one', 'two', 'three', 'four']);
  end('three');
  expect(await all[2]).toBe('three');
  await settled();
  expect(started).toEqual(['one', 'two', 'three', 'four', 'five']);
  for (const name of ['one', 'two', 'four', 'five']) end(name);
  await settled();
  end('six');
  expect(await Promise.all(all)).toHaveLength(6);
});

test('the next read also starts when a read fails', async () => {
  const { started, start, end } = trackReads();
  const all = ['one', 'two', 'three', 'four', 'five'].map(start);
  await settled();
  end('one', new Error('lost'));
  await expect(all[0]).rejects.toThrow('lost');
  await settled();
  expect(started.at(-1)).toBe('five');
});

test('the limit also counts reads that the embed script or another copy of the client started', async () => {
  const early: string[] = [];
  pageGlobals().readQueue = { free: 1, waiting: [() => early.push('early')] };
  const { started, start, end } = trackReads();
  void start('one');
  await jest.isolateModulesAsync(async () => {
    const copy = trackReads((await import('./read-queue')).queueRead);
    void copy.start('two');
    await settled();
    expect([started, copy.started, early]).toEqual([['one'], [], []]);
    end('one');
    await settled();
    expect([copy.started, early]).toEqual([[], ['early']]);
  });
});

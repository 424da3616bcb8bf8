import { queueRead } from './read-queue';

const key = Symbol.for('flightdeck.read-queue.1');
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Starts reads that end when the test decides, and lists them in the order in which they start. */
function reads(copy: typeof queueRead = queueRead) {
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const ask = (name: string) =>
    copy(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
    );
  return { started, ask, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

beforeEach(() => Reflect.deleteProperty(globalThis, key));

test('at most four reads run at a time; when one ends, the one that has waited longest starts', async () => {
  const { started, ask, end } = reads();
  const all = ['one', 'two', 'three', 'four', 'five', 'six'].map(ask);
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
  const { started, ask, end } = reads();
  const all = ['one', 'two', 'three', 'four', 'five'].map(ask);
  await settled();
  end('one', new Error('lost'));
  await expect(all[0]).rejects.toThrow('lost');
  await settled();
  expect(started.at(-1)).toBe('five');
});

test('reads of the inline script and of another copy of the client count too', async () => {
  const early: string[] = [];
  Reflect.set(globalThis, key, { free: 1, waiting: [() => early.push('early')] });
  const { started, ask, end } = reads();
  void ask('one');
  await jest.isolateModulesAsync(async () => {
    const copy = reads((await import('./read-queue')).queueRead);
    void copy.ask('two');
    await settled();
    expect([started, copy.started, early]).toEqual([['one'], [], []]);
    end('one');
    await settled();
    expect([copy.started, early]).toEqual([[], ['early']]);
  });
});

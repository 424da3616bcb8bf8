import type { ReactNode } from 'react';

/**
 * What React holds back it shows with a timer. Timers of more than a tenth of a second do not run here by themselves, and no
 * time passes, which a React must know from its beginning: this file has one of its own.
 */
const held: (() => void)[] = [];
const real = globalThis.setTimeout;
beforeAll(() => {
  jest.resetModules();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms = 0) => (ms < 100 ? real(run, ms) : -held.push(run)));
});
afterAll(() => {
  Reflect.set(globalThis, 'setTimeout', real);
  jest.restoreAllMocks();
});

/** Rests until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries += 1) await new Promise((resolve) => real(resolve, 5));
  expect(isSo()).toBe(true);
}

interface File {
  readonly default: () => ReactNode;
}

/** A root that waits for a file, and another one whose effect ends it while it is about to show. @returns what was thrown */
async function endedWhileItArrives(view: (file: Promise<File>) => Promise<ReactNode>): Promise<readonly string[]> {
  const { createRoot } = await import('react-dom/client');
  const { useEffect, useLayoutEffect } = await import('react');
  let arrive: (file: File) => void = () => {};
  const place = document.body.appendChild(document.createElement('div'));
  const late = createRoot(place);
  const file = new Promise<File>((resolve) => {
    arrive = resolve;
  });
  late.render(await view(file));
  await until(() => place.textContent === 'waiting');
  arrive({ default: () => 'late' });
  await until(() => place.textContent === 'late' || held.length > 0);

  const thrown: string[] = [];
  let hasEnded = false;
  // A timer of the browser can come between the layout effects of a root and its others.
  const timersRun = () => {
    try {
      for (const run of held.splice(0)) run();
    } catch (error) {
      thrown.push(String(error));
    }
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each test has a React of its own
  const Ending = () => {
    useLayoutEffect(() => queueMicrotask(timersRun));
    useEffect(() => {
      late.unmount();
      hasEnded = true;
    });
    return null;
  };
  const other = createRoot(document.createElement('div'));
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  other.render(<Ending />);
  await until(() => hasEnded && place.textContent === '');
  other.unmount();
  told.mockRestore();
  return thrown;
}

test('React commits what it held back after its root has ended', async () => {
  const thrown = await endedWhileItArrives(async (file) => {
    const React = await import('react');
    const Late = React.lazy(() => file);
    return (
      <React.Suspense fallback="waiting">
        <Late />
      </React.Suspense>
    );
  });
  expect(thrown).toEqual([expect.stringContaining('Minified React error #177')]);
});

test('a deferred view is not held back, and ends with its root', async () => {
  const thrown = await endedWhileItArrives(async (file) => {
    const { deferred } = await import('./deferred.view');
    const Late = deferred(
      () => file,
      () => 'waiting',
    );
    return <Late />;
  });
  expect(thrown).toEqual([]);
  expect(held).toEqual([]);
});

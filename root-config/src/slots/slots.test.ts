/** @jest-environment ./tools/jest/environment.cjs */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readNow, settingsRead } from '@flightdeck/shared/api';
import type { MountParcel, PartProps } from '@flightdeck/shared/contracts/areas';
import { providePartLoader } from '@flightdeck/shared/parts';
import { errorBody, onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { createNavigation } from '../navigation/navigation';
import { findPageElements } from '../page/page-elements';
import { connected } from '../testing/facts';
import { quietPart } from '../testing/fake-area';
import { mountSlots } from './slots';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const partProps = (): PartProps => ({
  domElement: document.createElement('div'),
  part: 'mf-dashboard/my-plan',
  route: { path: '/my-plan', query: {} },
});

/** Mounts the slots on a route without parts. @returns the function that mounts a part */
function mountEmptySlots(): Promise<MountParcel> {
  location.hash = '#/status';
  return new Promise((resolve) => {
    void mountSlots(
      createNavigation({ facts: () => connected }),
      findPageElements(document.body),
      async (mountParcel) => resolve(mountParcel),
    );
  });
}

/** Mounts and unmounts a part. @returns a weak reference to its element */
async function mountAndUnmount(): Promise<WeakRef<HTMLElement>> {
  const mountParcel = await mountEmptySlots();
  const props = partProps();
  const parcel = mountParcel(quietPart, props);
  await parcel.mountPromise;
  await parcel.update?.({ ...props, route: { path: '/dashboard', query: {} } });
  await parcel.unmount();
  return new WeakRef(props.domElement);
}

test('an unmounted part is garbage-collected', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const element = await mountAndUnmount();
  // Run the timers that refer to the part: that of single-spa-react after a mount, and single-spa's time limits.
  await jest.advanceTimersByTimeAsync(0);
  jest.runAllTimers();
  jest.useRealTimers();
  // The target of a WeakRef stays until the end of the task, and a single garbage collection may miss it.
  for (let attempt = 0; attempt < 100 && element.deref(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
  }
  expect(element.deref()).toBeUndefined();
});

test('a part receives its props and their updates', async () => {
  const mountParcel = await mountEmptySlots();
  const part = { ...quietPart, mount: jest.fn(async () => {}), update: jest.fn(async () => {}) };
  const props = partProps();
  const parcel = mountParcel(part, props);
  await parcel.mountPromise;
  expect(part.mount).toHaveBeenCalledWith(expect.objectContaining(props));
  const next = { ...props, route: { path: '/dashboard', query: {} } };
  await parcel.update?.(next);
  expect(part.update).toHaveBeenCalledWith(expect.objectContaining(next));
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('while Jetpack is inactive, the parts are hidden but stay mounted', async () => {
  location.hash = '#/dashboard';
  document.body.innerHTML = '';
  startTestApi();
  void mountSlots(
    createNavigation({ facts: () => connected }),
    findPageElements(document.body),
    async (mountParcel) => {
      providePartLoader({ protocol: 1, load: () => new Promise(() => {}), mountParcel });
    },
  );
  const hiddenParts = () => [...document.querySelectorAll<HTMLElement>('[data-area]')].map(({ hidden }) => hidden);
  while (hiddenParts().length === 0) await nextTask();
  const count = hiddenParts().length;
  onCall('GET', 'settings').reply(404, errorBody('rest_no_route', 'No route was found.', 404));
  await readNow(settingsRead).catch(() => {});
  await nextTask();
  expect(hiddenParts()).toEqual(Array(count).fill(true));
  onCall('GET', 'settings').reply(200, { protect: true });
  await readNow(settingsRead);
  await nextTask();
  expect(hiddenParts()).toEqual(Array(count).fill(false));
});

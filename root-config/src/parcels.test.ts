/** @jest-environment ./tools/jest/environment.cjs */
import type { PartProps } from '@flightdeck/shared/contracts/part';
import { mountParcel } from './parcels';
import { quietPart } from './testing/fake-area';

/** Props that single-spa was given, which it keeps. */
const given: unknown[] = [];
jest.mock('single-spa', () => {
  const { mountRootParcel, ...rest } = jest.requireActual('single-spa');
  return {
    ...rest,
    mountRootParcel: (config: unknown, props: unknown) => {
      given.push(props);
      const parcel = mountRootParcel(config, props);
      return Object.assign(Object.create(parcel), {
        update: (next: unknown) => {
          given.push(next);
          return parcel.update(next);
        },
      });
    },
  };
});

test('an unmounted part leaves nothing in the props that single-spa keeps', async () => {
  const props: PartProps = {
    domElement: document.createElement('div'),
    part: 'mf-dashboard/my-plan',
    route: { path: '/my-plan', query: {} },
  };
  const parcel = mountParcel(quietPart, props);
  await parcel.mountPromise;
  expect(given).toMatchObject([props]);
  await parcel.update?.({ ...props, route: { path: '/dashboard', query: {} } });
  expect(given.at(-1)).toMatchObject({ ...props, route: { path: '/dashboard', query: {} } });
  await parcel.unmount();
  expect(given.at(-1)).toEqual({});
});

import type { LoadAnswer, PartName } from '@flightdeck/shared/contracts/areas';
import { providePartLoader } from '@flightdeck/shared/parts';
import { createStore } from '@flightdeck/shared/store';
import type { Placement } from '../navigation/navigation';
import { quietPart } from '../testing/fake-area';
import { requestNextScreens } from './request-next-screens';

const loaded: string[] = [];
const placement = (main: PartName | null, path = '/'): Placement => ({
  route: { path, query: {} },
  screens: { main, overlays: [], notices: [], shell: 'full', title: null },
});

test('a new screen is requested once, before later listeners draw it', () => {
  providePartLoader({
    protocol: 1,
    mountParcel: () => {
      throw new Error('Nothing is mounted here.');
    },
    load: async (name): Promise<LoadAnswer> => {
      loaded.push(name);
      return { state: 'ready', part: quietPart };
    },
  });
  const navigation = createStore(placement('mf-dashboard/at-a-glance'));
  requestNextScreens({ current: () => navigation.value, subscribe: navigation.subscribe });
  let whenDrawn: string[] = [];
  navigation.subscribe(() => {
    whenDrawn = [...loaded];
  });
  expect(loaded).toEqual([]);
  navigation.set(placement('mf-dashboard/my-plan'));
  expect(whenDrawn).toEqual(['mf-dashboard/my-plan']);
  navigation.set(placement('mf-dashboard/my-plan', '/my-plan'));
  navigation.set(placement(null));
  expect(loaded).toEqual(['mf-dashboard/my-plan']);
});

import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { strictly } from '@flightdeck/shared/schema';
import { userByLogin, users } from '../../facts/users';
import { isScenario, scenarioNames, scenarioOf } from '../../scenarios/scenarios';
import { field, type TestClient } from '../../testing/test-client';
import { runTestSite } from '../../testing/test-site';

const testSite = runTestSite();
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  for (const { login } of users) clients.set(login, await testSite.client(login));
});

test.each(scenarioNames.filter(isScenario))(
  'in the scenario "%s", each user who may open the page gets a valid page state, and only administrators may get secrets',
  async (name) => {
    const { base, traits, notice } = scenarioOf(name);
    testSite.reset(name);
    for (const [login, client] of clients) {
      const isManager = login.startsWith('admin');
      const state = await client.pageState();
      if (base === 'new' && !isManager) {
        expect(state).toBeUndefined();
        continue;
      }
      const parsed = v.safeParse(pageStateSchema, state, strictly);
      expect(parsed.success ? [] : v.flatten(parsed.issues).nested).toEqual([]);
      expect(state).toMatchObject({
        initial: { WP_API_nonce: client.nonce, jetpackStateNotices: notice ?? {} },
        connection: {
          isActive: base !== 'new',
          isStaging: (traits.staging || traits.identityCrisis) ?? false,
          isInIdentityCrisis: traits.identityCrisis ?? false,
          offlineMode: { isActive: traits.offline ?? false },
        },
      });
      const isOwner = testSite.site.store.state.registration?.ownerId === userByLogin(login)?.id;
      const hasCounts = field(state, 'initial', 'licensing', 'userCounts') !== undefined;
      expect(hasCounts).toBe(isOwner && !traits.providerDown);
      if (isManager) continue;
      expect(field(state, 'initial')).toMatchObject({ registrationNonce: '', currentIp: false, purchaseToken: false });
      const settings = field(state, 'initial', 'settings') ?? {};
      expect(Object.values(settings).every((value) => typeof value === 'boolean')).toBe(true);
    }
  },
);

import { users } from '../facts/users';
import { isScenario, scenarioNames, scenarios } from '../scenarios/scenarios';
import { addressOf, readStrictly, reads } from '../testing/reads';
import { runTestSite } from '../testing/test-site';
import { responseToRead } from './dispatch';

const testSite = runTestSite();

/** Addresses of reads that this site has no route for, because no screen makes them. */
const addressesWithoutRoute = [
  'connection/plugins',
  'connection/url',
  'plans',
  'products',
  'search/plan',
  'search/pricing',
  'search/settings',
  'search/stats',
  'setup/questionnaire',
  'wordads/settings',
];
/** Addresses that at least one user could read in at least one scenario. */
const readableAddresses = new Set<string>();
/** Responses that were checked before. Most are the same in many scenarios and for many users. */
const checkedResponses = new Set<string>();

// Scenarios with a notice have the same responses as others.
const testedNames = scenarioNames.filter(isScenario).filter((name) => !scenarios.get(name)?.notice);

test.each(testedNames)('in the scenario "%s", the client can parse every response for each user', async (name) => {
  testSite.reset(name);
  const { store } = testSite.site;
  // The firewall answers only while it is on.
  if (store.state.registration) store.change({ modules: [...store.state.modules, 'waf'] });
  const failures: string[] = [];
  for (const user of [...users, null]) {
    for (const call of reads) {
      const address = addressOf(call);
      // Without the network, which is slower.
      const loggedIn = user && { user, session: { id: '', userId: user.id } };
      const reply = await responseToRead(testSite.site, loggedIn, address);
      const { status } = reply;
      const text = await reply.text();
      const response = `${address} ${status} ${text}`;
      if (checkedResponses.has(response)) continue;
      checkedResponses.add(response);
      const reading = readStrictly(call, status, text === '' ? undefined : JSON.parse(text));
      if (reading === 'read') readableAddresses.add(address);
      else if (reading !== 'refused') failures.push(`${user?.login} ${address}: ${Object(reading).wrong ?? reading}`);
    }
  }
  expect(failures).toEqual([]);
});

// Runs last, because the tests above collect the readable addresses.
test('each read of the screens succeeds in at least one scenario', () => {
  const unreadable = reads.map(addressOf).filter((address) => !readableAddresses.has(address));
  expect(unreadable.toSorted()).toEqual(addressesWithoutRoute);
});

import { userByLogin, users } from '../facts/users';
import { isScenario, scenarioNames, scenarios, seed } from '../scenarios/scenarios';
import { addressOf, readStrictly, reads } from '../testing/reads';
import { startTestSite, type TestSite } from '../testing/test-site';
import { dispatch } from './dispatch';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Addresses of reads that this site has no route for, because no screen makes them. */
const addressesWithoutRoute = [
  'connection/url',
  'connection/plugins',
  'wordads/settings',
  'search/settings',
  'search/plan',
  'search/stats',
  'search/pricing',
  'plans',
  'products',
  'setup/questionnaire',
];
/** Addresses that at least one user could read in at least one scenario. */
const readableAddresses = new Set<string>();

async function sendRead(address: string, login: string) {
  const [path = '', query = ''] = address.split('?');
  const user = userByLogin(login);
  const { answer } = await dispatch(site.running.site, {
    method: 'GET',
    path,
    loggedIn: user ? { user, session: { id: '', userId: user.id } } : null,
    query: new URLSearchParams(query),
    body: async () => ({}),
  });
  // The text of the body, as the server sends it.
  return { status: answer.status, text: answer.body === undefined ? '' : JSON.stringify(answer.body) };
}

/** Responses that were checked before. Most are the same in many scenarios and for many users. */
const checkedResponses = new Set<string>();

// Scenarios with a notice have the same responses as others.
const testedNames = scenarioNames.filter((name) => !scenarios.get(name)?.notice);

test.each(testedNames)('in the scenario "%s", the client can parse every response for each user', async (name) => {
  if (!isScenario(name)) throw new Error(`There is no scenario ${name}.`);
  const { store } = site.running.site;
  seed(store, name);
  // The firewall answers only while it is on.
  if (store.state.registration) store.change({ modules: [...store.state.modules, 'waf'] });
  const failures: string[] = [];
  for (const login of [...users.map((user) => user.login), 'nobody']) {
    for (const call of reads) {
      const address = addressOf(call);
      const { status, text } = await sendRead(address, login);
      const response = `${address} ${status} ${text}`;
      if (checkedResponses.has(response)) continue;
      checkedResponses.add(response);
      const reading = readStrictly(call, status, text === '' ? undefined : JSON.parse(text));
      if (reading === 'read') readableAddresses.add(address);
      else if (reading !== 'refused') failures.push(`${login} ${address}: ${Object(reading).wrong ?? reading}`);
    }
  }
  expect(failures).toEqual([]);
});

// Runs last, because the tests above collect the readable addresses.
test('each read of the screens succeeds in at least one scenario', () => {
  const addresses = reads.map(addressOf);
  expect(addresses.filter((address) => !readableAddresses.has(address))).toEqual(addressesWithoutRoute);
});

import { isScenario, people, scenarioNames, scenarioOf, scenarios, seed } from '../scenarios/scenarios';
import { addressOf, readStrictly, reads } from '../testing/reads';
import { startTestSite, type TestSite } from '../testing/test-site';
import { dispatch } from './dispatch';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Calls that this version of the plugin lacks. */
const absent = ['wordads/settings', 'setup/questionnaire'];
/** Addresses that at least one user could read in at least one state. */
const read = new Set<string>();

async function ask(address: string, login: string) {
  const [path = '', query = ''] = address.split('?');
  const { answer } = await dispatch(site.running.site, {
    method: 'GET',
    path,
    user: people.find((person) => person.login === login) ?? null,
    session: null,
    query: new URLSearchParams(query),
    body: async () => ({ ok: true, value: {} }),
  });
  // As the body is sent.
  return { status: answer.status, text: answer.body === undefined ? '' : JSON.stringify(answer.body) };
}

/** Answers that have already passed. States and roles share most answers. */
const understood = new Set<string>();

// Scenarios with a notice have the same answers as others.
const states = scenarioNames.filter((name) => !scenarios.get(name)?.notice);

test.each(states)('%s: the page understands every answer for each role', async (name) => {
  if (!isScenario(name)) throw new Error(name);
  const { store } = site.running.site;
  seed(store, name);
  const { blogId } = scenarioOf(name);
  // The firewall answers only while it is on.
  if (blogId !== null) store.modules.set('waf', true);
  const wrong: string[] = [];
  for (const login of [...people.map((person) => person.login), 'nobody']) {
    for (const each of reads) {
      const address = addressOf(each);
      const { status, text } = await ask(address, login);
      const answer = `${address} ${status} ${text}`;
      if (understood.has(answer)) continue;
      understood.add(answer);
      const reading = readStrictly(each, status, text === '' ? undefined : JSON.parse(text));
      if (reading === 'read') read.add(address);
      // Only the list of plans can be an empty answer.
      else if (reading === 'empty' ? address !== 'plans' : reading !== 'refused') {
        wrong.push(`${login} ${address}: ${typeof reading === 'string' ? reading : reading.wrong}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('each call succeeds in at least one scenario', () => {
  const addresses = reads.map(addressOf);
  expect(addresses.filter((address) => !read.has(address))).toEqual(absent);
});

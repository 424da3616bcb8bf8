import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractName, contractVersions } from './contract-versions';

/** Returns code without comments and layout, which do not change a contract. */
const plain = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

const file = (name: string) => readFileSync(join(__dirname, `${name}.ts`), 'utf8');
const topics = file('topics');

const declared = (name: string): string => {
  const found = new RegExp(`export (?:interface ${name} \\{[\\s\\S]*?\\n\\}|type ${name} =[\\s\\S]*?;\\n)`).exec(
    topics,
  );
  if (!found) throw new Error(`topics.ts does not declare ${name}.`);
  return found[0];
};
const event = (name: string): string => {
  const line = topics.split('\n').find((each) => each.includes(`'${name}':`));
  if (!line) throw new Error(`topics.ts has no event ${name}.`);
  return line;
};

/** All files that define a contract. */
const texts: Readonly<Record<ContractName, string>> = {
  'bus:connection': [
    'Connection',
    'ConnectionStatus',
    'OfflineMode',
    'ConnectionError',
    'UserConnection',
    'ProviderUser',
  ]
    .map(declared)
    .join(''),
  'bus:permissions': declared('Permissions'),
  'bus:notices': file('notice'),
  'bus:licence.activated': event('licence.activated'),
  'bus:connection.connect-user': event('connection.connect-user'),
  'bus:recommendations.changed': event('recommendations.changed'),
  'schema:page-state': file('page-state'),
  'schema:part': file('part'),
  'schema:unsaved-work': file('unsaved-work'),
};

const fingerprint = (name: ContractName) => createHash('sha256').update(plain(texts[name])).digest('hex').slice(0, 10);

/**
 * If one of these differs, a contract has changed. Raise its version in `contract-versions.ts` (minor if it only grew;
 * major if code built for the old version no longer works; not at all if only the wording changed), then update the
 * line here.
 */
test.each<[ContractName, string, string]>([
  ['bus:connection', '1.1.0', '60792a2bbe'],
  ['bus:permissions', '1.0.0', 'a29303e1f0'],
  ['bus:notices', '1.0.0', 'e57545b096'],
  ['bus:licence.activated', '1.0.0', 'b04b7577df'],
  ['bus:connection.connect-user', '1.0.0', '09460c5c0d'],
  ['bus:recommendations.changed', '1.0.0', '8cd0765870'],
  ['schema:page-state', '1.2.0', 'ad68109e16'],
  ['schema:part', '2.0.0', '26525db069'],
  ['schema:unsaved-work', '1.0.0', 'cacdc4aebb'],
])('%s has not changed since version %s', (name, version, print) => {
  expect([contractVersions[name], fingerprint(name)]).toEqual([version, print]);
});

test('every contract is listed', () => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(contractVersions).sort());
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import { agreements, agreementsIn, areaSources } from './contract';

const repo = join(__dirname, '../../..');
const inFile = (text: string) => agreementsIn({ path: 'mf-x/src/x.tsx', text });

test.each([
  ['a view that follows the connection', 'const c = useConnection();', ['bus:connection']],
  ['a state topic of the handle', 'useBus().permissions$.subscribe(f);', ['bus:permissions']],
  ['a state topic taken apart', 'const { notices$ } = useBus();', ['bus:notices']],
  ['a state topic that is read once', "readState('connection');", ['bus:connection']],
  ['an event that is sent', "bus.emit('licence.activated', { productId: 1 });", ['bus:licence.activated']],
  ['an event that is listened to', "useBus().on('licence.activated').subscribe(f);", ['bus:licence.activated']],
  ['an event of something else', "socket.on('close', f);", []],
  ['what every object has', 'x.toString(); x.constructor.name;', []],
  ['a topic in a comment', "// bus.emit('licence.activated')", []],
  ['a notice', "import { notify } from '@flightdeck/shared/notices';", ['bus:notices']],
  ['the page state', "import { initialState } from '@flightdeck/shared/session';", ['schema:page-state']],
  ['a type alone', "import type { Draft } from '@flightdeck/shared/session';", []],
  ['unsaved work', "import { register } from '@flightdeck/shared/unsaved';", ['schema:unsaved-work']],
  ['a part', "import { definePart } from '@flightdeck/shared/parts';", ['schema:part']],
])('finds %s', (_what, text, names) => {
  expect(inFile(text)).toEqual(names);
});

test('has each agreement once, with the range of compatible versions', () => {
  const file = { path: 'mf-x/src/x.ts', text: "bus.emit('licence.activated'); bus.on('licence.activated');" };
  expect(agreements([file, file])).toEqual({
    'bus:licence.activated': `^${contractVersions['bus:licence.activated']}`,
  });
});

test('ignores agreements that only code of the page uses', () => {
  const paths = [
    'mf-settings/area.json',
    'mf-settings/src/area.tsx',
    'shared/ui/parts/context.tsx',
    'shared/ui/card/x.tsx',
  ];
  const present = paths.filter((path) => path !== 'shared/ui/card/x.tsx').map((path) => join(repo, path));
  const sources = areaSources(repo, present, ['@flightdeck/shared/parts', 'react']);
  expect(sources.map(({ path }) => path)).toEqual(['mf-settings/src/area.tsx']);
  expect(sources[0]?.text).toBe(readFileSync(join(repo, 'mf-settings/src/area.tsx'), 'utf8'));
});

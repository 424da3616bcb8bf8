import type { Facts } from '@flightdeck/shared/contracts/areas';
import { connected, editor, initial, modules, subscriber } from '../../testing/facts';
import { mastheadButtons } from './masthead-buttons';

const siteWith = (on: Readonly<Record<string, boolean>> = {}, isWoASite = true) => ({
  siteData: { ...initial.siteData, isWoASite },
  getModules: modules(on),
});
const current = (path: string, facts: Facts | null = connected, site = siteWith()) =>
  mastheadButtons(path, facts, site).find(({ isCurrent }) => isCurrent)?.label ?? null;

test('ROOT-023 shows both buttons only on sites hosted by the provider', () => {
  expect(mastheadButtons('/dashboard', connected, siteWith()).map(({ label, href }) => [label, href])).toEqual([
    ['Dashboard', '#/dashboard'],
    ['Settings', '#/settings'],
  ]);
  expect(mastheadButtons('/dashboard', connected, siteWith({}, false))).toEqual([]);
});

test.each(['/', '/dashboard', '/my-plan', '/plans', '/recommendations', '/recommendations/summary'])(
  'ROOT-024 marks Dashboard on %s',
  (path) => expect(current(path)).toBe('Dashboard'),
);

test.each(['/settings', '/security', '/privacy', '/license/activation', '/product/scan', '/reconnect'])(
  'ROOT-025 marks Settings on %s',
  (path) => expect(current(path)).toBe('Settings'),
);

const writer: Facts = { ...connected, permissions: editor };
const blogging = siteWith({ 'post-by-email': true, publicize: false });
const offline: Facts = { ...connected, status: 'offline', isRegistered: false, hasConnectedOwner: false };

test.each<[string, string, Facts | null, ReturnType<typeof siteWith>, boolean]>([
  ['ROOT-026 hides the buttons without a path', '', connected, siteWith(), false],
  ['ROOT-027 hides the buttons until the connection is known', '/dashboard', null, siteWith(), false],
  ['ROOT-028 hides the buttons on /setup', '/setup', connected, siteWith(), false],
  ['ROOT-028 hides the buttons below /setup', '/setup/x', connected, siteWith(), false],
  [
    'ROOT-029 hides the buttons from subscribers',
    '/dashboard',
    { ...connected, permissions: subscriber },
    blogging,
    false,
  ],
  [
    'ROOT-030 hides the buttons on a site that is not connected',
    '/dashboard',
    { ...connected, status: false, isRegistered: false },
    siteWith(),
    false,
  ],
  ['ROOT-030 shows the buttons offline', '/dashboard', offline, siteWith(), true],
  [
    'ROOT-030 shows the buttons offline to editors',
    '/dashboard',
    { ...offline, permissions: editor },
    siteWith(),
    true,
  ],
  ['ROOT-031 shows the buttons to editors while post by email is on', '/dashboard', writer, blogging, true],
  [
    'ROOT-031 shows the buttons to editors while publicize is on',
    '/dashboard',
    writer,
    siteWith({ publicize: true }),
    true,
  ],
  [
    'ROOT-031 hides the buttons from editors while both are off',
    '/dashboard',
    writer,
    siteWith({ publicize: false }),
    false,
  ],
  [
    'ROOT-031 hides the buttons from editors who are not linked',
    '/dashboard',
    { ...writer, isLinked: false },
    blogging,
    false,
  ],
  [
    'ROOT-031 hides the buttons from editors without a connected owner',
    '/dashboard',
    { ...writer, hasConnectedOwner: false },
    blogging,
    false,
  ],
  [
    'shows the buttons to administrators, whatever these conditions',
    '/dashboard',
    { ...connected, isLinked: false },
    siteWith(),
    true,
  ],
])('%s', (_what, path, facts, site, shown) => {
  expect(mastheadButtons(path, facts, site).length > 0).toBe(shown);
});

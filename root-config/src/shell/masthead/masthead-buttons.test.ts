import type { Facts } from '@flightdeck/shared/contracts/areas';
import { connected, editor, initial, modules, subscriber } from '../../testing/facts';
import { mastheadButtons } from './masthead-buttons';

const siteWith = (moduleStates: Readonly<Record<string, boolean>> = {}, isWoASite = true) => ({
  siteData: { ...initial.siteData, isWoASite },
  getModules: modules(moduleStates),
});
const currentLabel = (path: string) =>
  mastheadButtons(path, connected, siteWith()).find(({ isCurrent }) => isCurrent)?.label;

test('ROOT-023 shows both buttons only on sites hosted by the provider', () => {
  expect(mastheadButtons('/dashboard', connected, siteWith()).map(({ label, href }) => [label, href])).toEqual([
    ['Dashboard', '#/dashboard'],
    ['Settings', '#/settings'],
  ]);
  expect(mastheadButtons('/dashboard', connected, siteWith({}, false))).toEqual([]);
});

test.each(['/', '/dashboard', '/my-plan', '/plans', '/recommendations', '/recommendations/summary'])(
  'ROOT-024 marks Dashboard on %s',
  (path) => expect(currentLabel(path)).toBe('Dashboard'),
);

test.each(['/settings', '/security', '/privacy', '/license/activation', '/product/scan', '/reconnect'])(
  'ROOT-025 marks Settings on %s',
  (path) => expect(currentLabel(path)).toBe('Settings'),
);

const editorFacts: Facts = { ...connected, permissions: editor };
const moduleManagerFacts: Facts = { ...connected, permissions: { ...editor, manage_modules: true } };
const siteWithPostByEmail = siteWith({ 'post-by-email': true, publicize: false });
const offlineFacts: Facts = { ...connected, status: 'offline', isRegistered: false, hasConnectedOwner: false };

test.each<[string, string, Facts | null, ReturnType<typeof siteWith>, boolean]>([
  ['ROOT-026 hides the buttons before the first route is known', '', connected, siteWith(), false],
  ['ROOT-027 hides the buttons until the connection is known', '/dashboard', null, siteWith(), false],
  ['ROOT-028 hides the buttons on /setup', '/setup', connected, siteWith(), false],
  ['ROOT-028 hides the buttons below /setup', '/setup/x', connected, siteWith(), false],
  [
    'ROOT-029 hides the buttons from subscribers',
    '/dashboard',
    { ...connected, permissions: subscriber },
    siteWithPostByEmail,
    false,
  ],
  [
    'ROOT-030 hides the buttons on a site that is not connected',
    '/dashboard',
    { ...connected, status: false, isRegistered: false },
    siteWith(),
    false,
  ],
  ['ROOT-030 shows the buttons offline', '/dashboard', offlineFacts, siteWith(), true],
  [
    'ROOT-030 shows the buttons offline to editors',
    '/dashboard',
    { ...offlineFacts, permissions: editor },
    siteWith(),
    true,
  ],
  [
    'ROOT-031 shows the buttons to editors while post by email is on',
    '/dashboard',
    editorFacts,
    siteWithPostByEmail,
    true,
  ],
  [
    'ROOT-031 shows the buttons to editors while publicize is on',
    '/dashboard',
    editorFacts,
    siteWith({ publicize: true }),
    true,
  ],
  [
    'ROOT-031 hides the buttons from editors while post by email and publicize are off',
    '/dashboard',
    editorFacts,
    siteWith({ publicize: false }),
    false,
  ],
  [
    'ROOT-031 hides the buttons from editors without a linked account',
    '/dashboard',
    { ...editorFacts, isLinked: false },
    siteWithPostByEmail,
    false,
  ],
  [
    'ROOT-031 hides the buttons from editors without a connected owner',
    '/dashboard',
    { ...editorFacts, hasConnectedOwner: false },
    siteWithPostByEmail,
    false,
  ],
  [
    "ROOT-031 hides the buttons from users who manage modules but not options, if their account isn't linked",
    '/dashboard',
    { ...moduleManagerFacts, isLinked: false },
    siteWithPostByEmail,
    false,
  ],
  [
    'ROOT-031 shows the buttons to administrators without a linked account, even while both modules are off',
    '/dashboard',
    { ...connected, isLinked: false },
    siteWith(),
    true,
  ],
])('%s', (_what, path, facts, site, isShown) => {
  expect(mastheadButtons(path, facts, site).length > 0).toBe(isShown);
});

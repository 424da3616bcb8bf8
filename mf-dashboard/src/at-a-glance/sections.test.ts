import { type LayoutInput, layout } from './sections';

const manager = { manage_modules: true, manage_plugins: true, view_stats: true, edit_posts: true };
const editor = { manage_modules: false, manage_plugins: false, view_stats: true, edit_posts: true };
const ownerInput: LayoutInput = {
  permissions: manager,
  isOffline: false,
  hasConnectedOwner: true,
  isProtectOn: true,
  forcedOff: [],
  showBackups: true,
  isMultisite: false,
  isAtomic: false,
  isScannedByVaultPress: false,
  hasActivity: false,
};
const fourCards = ['scan', 'anti-spam', 'protect', 'monitor'];
const pinned = ['bundle', 'backup'];

const withoutScan = ['anti-spam', 'protect', 'monitor'];
const offline = { isOffline: true };

test.each<[string, pinned: string[], cards: string[], hasSettingsLink: boolean, Partial<LayoutInput>]>([
  ['DASH-008 DASH-009 for a manager', pinned, fourCards, true, {}],
  ['DASH-009 on a multisite', [], withoutScan, true, { isMultisite: true }],
  ['DASH-009 without a connected owner', [], fourCards, true, { hasConnectedOwner: false }],
  ['DASH-009 offline', [], fourCards, false, offline],
  ['DASH-009 on a site that shows no backups', ['bundle'], withoutScan, true, { showBackups: false }],
  ['while backups run', pinned, ['activity', ...fourCards], true, { hasActivity: true }],
  ['offline while backups run', [], fourCards, false, { ...offline, hasActivity: true }],
  ['on a multisite that VaultPress scans', [], fourCards, true, { isMultisite: true, isScannedByVaultPress: true }],
  ["DASH-003 DASH-073 on the provider's hosting", pinned, withoutScan, true, { isAtomic: true }],
  ['while Protect is off', pinned, fourCards, true, { isProtectOn: false }],
  ['with overrides', pinned, ['scan', 'anti-spam'], true, { forcedOff: ['protect', 'monitor'] }],
  ['DASH-006 DASH-020 for an editor', [], ['protect'], false, { permissions: editor }],
  // As Jetpack does.
  [
    'for an editor without the stats permission',
    [],
    ['protect'],
    false,
    { permissions: { ...editor, view_stats: false } },
  ],
])('%s, the Security section has %j above %j, and a settings link: %s', (_when, ...row) => {
  const [pinnedCards, cards, hasSettingsLink, change] = row;
  expect(layout({ ...ownerInput, ...change }).security).toEqual({ pinned: pinnedCards, cards, hasSettingsLink });
});

test.each<[string, Partial<LayoutInput>]>([
  ['DASH-020 an editor while Protect is off', { permissions: editor, isProtectOn: false }],
  ['DASH-020 an editor without a connected owner', { permissions: editor, hasConnectedOwner: false }],
  ['DASH-018 SHR-099 a subscriber with the stats permission', { permissions: { ...editor, edit_posts: false } }],
])('%s sees no Security section', (_who, change) => {
  expect(layout({ ...ownerInput, ...change }).security).toBeNull();
});

describe('the Performance and Growth section', () => {
  test.each<[string, Partial<LayoutInput>, string[]]>([
    ['DASH-010 shows a manager all cards', {}, ['images', 'search', 'videopress', 'boost', 'crm', 'blocks']],
    [
      "DASH-011 hides plugins from users who can't manage them",
      { permissions: { ...manager, manage_plugins: false } },
      ['images', 'search', 'videopress'],
    ],
    [
      'hides modules that an override keeps off',
      { forcedOff: ['photon', 'search', 'videopress'] },
      ['boost', 'crm', 'blocks'],
    ],
    ['DASH-018 shows no cards to users who manage nothing', { permissions: editor }, []],
  ])('%s', (_what, change, cards) => {
    expect(layout({ ...ownerInput, ...change }).performance).toEqual(cards);
  });
});

test.each<[string, LayoutInput['permissions'], boolean]>([
  ['shows stats to a manager without the stats permission', { ...manager, view_stats: false }, true],
  ['DASH-019 shows stats to users with the stats permission', editor, true],
  ['DASH-018 shows stats to a subscriber with the stats permission', { ...editor, edit_posts: false }, true],
  [
    'DASH-018 hides stats from a subscriber without the stats permission',
    { ...editor, edit_posts: false, view_stats: false },
    false,
  ],
])('%s', (_what, permissions, isShown) => {
  expect(layout({ ...ownerInput, permissions }).hasStats).toBe(isShown);
});

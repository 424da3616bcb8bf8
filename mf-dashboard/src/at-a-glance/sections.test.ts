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

test.each<[string, Partial<LayoutInput>, pinned: string[], cards: string[], hasSettingsLink: boolean]>([
  ['DASH-008 DASH-009 for a manager', {}, pinned, fourCards, true],
  ['DASH-009 on a multisite', { isMultisite: true }, [], withoutScan, true],
  ['DASH-009 without a connected owner', { hasConnectedOwner: false }, [], fourCards, true],
  ['DASH-009 offline', offline, [], fourCards, false],
  ['DASH-009 on a site that shows no backups', { showBackups: false }, ['bundle'], withoutScan, true],
  ['while backups run', { hasActivity: true }, pinned, ['activity', ...fourCards], true],
  ['offline while backups run', { ...offline, hasActivity: true }, [], fourCards, false],
  ['on a multisite that VaultPress scans', { isMultisite: true, isScannedByVaultPress: true }, [], fourCards, true],
  ["DASH-003 DASH-073 on the provider's hosting", { isAtomic: true }, pinned, withoutScan, true],
  ['while Protect is off', { isProtectOn: false }, pinned, fourCards, true],
  ['with overrides', { forcedOff: ['protect', 'monitor'] }, pinned, ['scan', 'anti-spam'], true],
  ['DASH-006 DASH-020 for an editor', { permissions: editor }, [], ['protect'], false],
  // As Jetpack does.
  [
    'for an editor without the stats permission',
    { permissions: { ...editor, view_stats: false } },
    [],
    ['protect'],
    false,
  ],
])('the Security section %s', (_when, change, ...section) => {
  const [pinnedCards, cards, hasSettingsLink] = section;
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

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

describe('the Security section', () => {
  test.each<[string, Partial<LayoutInput>, { pinned: string[]; cards: string[]; hasSettingsLink: boolean } | null]>([
    ['DASH-008 shows a manager four cards', {}, { pinned, cards: fourCards, hasSettingsLink: true }],
    ['DASH-009 pins the bundle and Backup', {}, { pinned, cards: fourCards, hasSettingsLink: true }],
    [
      'DASH-009 pins nothing on a multisite',
      { isMultisite: true },
      { pinned: [], cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
    ],
    [
      'DASH-009 pins nothing without a connected owner',
      { hasConnectedOwner: false },
      { pinned: [], cards: fourCards, hasSettingsLink: true },
    ],
    [
      'DASH-009 pins nothing and has no settings link offline',
      { isOffline: true },
      { pinned: [], cards: fourCards, hasSettingsLink: false },
    ],
    [
      'DASH-009 hides Backup and Scan when the site shows no backups',
      { showBackups: false },
      { pinned: ['bundle'], cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
    ],
    [
      'shows Activity first while backups run',
      { hasActivity: true },
      { pinned, cards: ['activity', ...fourCards], hasSettingsLink: true },
    ],
    [
      'hides Activity offline',
      { hasActivity: true, isOffline: true },
      { pinned: [], cards: fourCards, hasSettingsLink: false },
    ],
    [
      'shows Scan on a multisite when VaultPress scans',
      { isMultisite: true, isScannedByVaultPress: true },
      { pinned: [], cards: fourCards, hasSettingsLink: true },
    ],
    [
      "DASH-003 DASH-073 hides Scan on the provider's hosting",
      { isAtomic: true },
      { pinned, cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
    ],
    ['shows Protect while it is off', { isProtectOn: false }, { pinned, cards: fourCards, hasSettingsLink: true }],
    [
      'hides modules that an override keeps off',
      { forcedOff: ['protect', 'monitor'] },
      { pinned, cards: ['scan', 'anti-spam'], hasSettingsLink: true },
    ],
    [
      'DASH-006 DASH-020 shows an editor with the stats permission Protect without the settings link',
      { permissions: editor },
      { pinned: [], cards: ['protect'], hasSettingsLink: false },
    ],
    ['DASH-020 hides Protect from an editor while it is off', { permissions: editor, isProtectOn: false }, null],
    [
      'DASH-020 hides Protect from an editor without a connected owner',
      { permissions: editor, hasConnectedOwner: false },
      null,
    ],
    [
      'shows an editor without the stats permission Protect, as Jetpack does',
      { permissions: { ...editor, view_stats: false } },
      { pinned: [], cards: ['protect'], hasSettingsLink: false },
    ],
    [
      'DASH-018 SHR-099 shows no card to a subscriber with the stats permission',
      { permissions: { ...editor, edit_posts: false } },
      null,
    ],
  ])('%s', (_what, change, section) => {
    expect(layout({ ...ownerInput, ...change }).security).toEqual(section);
  });
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

import { type LayoutFacts, layout } from './sections';

const manager = { manage_modules: true, manage_plugins: true, view_stats: true, edit_posts: true };
const editor = { manage_modules: false, manage_plugins: false, view_stats: true, edit_posts: true };
const owner: LayoutFacts = {
  permissions: manager,
  isOffline: false,
  hasConnectedOwner: true,
  protectIsOn: true,
  forcedOff: [],
  showBackups: true,
  isMultisite: false,
  isAtomic: false,
  vaultPressScans: false,
  hasActivity: false,
};
const four = ['scan', 'anti-spam', 'protect', 'monitor'];
const pinned = ['bundle', 'backup'];

test.each<[string, Partial<LayoutFacts>, { pinned: string[]; cards: string[]; hasSettingsLink: boolean } | null]>([
  ['DASH-008 a manager sees four cards', {}, { pinned, cards: four, hasSettingsLink: true }],
  ['DASH-009 Backup is pinned', {}, { pinned, cards: four, hasSettingsLink: true }],
  [
    'DASH-009 not on a multisite',
    { isMultisite: true },
    { pinned: [], cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
  ],
  ['DASH-009 not without owner', { hasConnectedOwner: false }, { pinned: [], cards: four, hasSettingsLink: true }],
  [
    'DASH-009 not offline; the header leads nowhere',
    { isOffline: true },
    { pinned: [], cards: four, hasSettingsLink: false },
  ],
  [
    'DASH-009 not where the site shows no backups, nor the scan',
    { showBackups: false },
    { pinned: ['bundle'], cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
  ],
  [
    'Activity comes first while backups are made',
    { hasActivity: true },
    { pinned, cards: ['activity', ...four], hasSettingsLink: true },
  ],
  ['no Activity offline', { hasActivity: true, isOffline: true }, { pinned: [], cards: four, hasSettingsLink: false }],
  [
    'a multisite whose scan is the older plugin’s',
    { isMultisite: true, vaultPressScans: true },
    { pinned: [], cards: four, hasSettingsLink: true },
  ],
  [
    'DASH-003 no scan on the provider’s own hosting',
    { isAtomic: true },
    { pinned, cards: ['anti-spam', 'protect', 'monitor'], hasSettingsLink: true },
  ],
  ['with protect off', { protectIsOn: false }, { pinned, cards: four, hasSettingsLink: true }],
  [
    'modules that are forced off have no card',
    { forcedOff: ['protect', 'monitor'] },
    { pinned, cards: ['scan', 'anti-spam'], hasSettingsLink: true },
  ],
  [
    'DASH-006 DASH-020 an editor with stats permission sees protect, without the way to its settings',
    { permissions: editor },
    { pinned: [], cards: ['protect'], hasSettingsLink: false },
  ],
  ['DASH-020 not while protect is off', { permissions: editor, protectIsOn: false }, null],
  ['DASH-020 not without connected owner', { permissions: editor, hasConnectedOwner: false }, null],
  ['DASH-020 not without stats permission', { permissions: { ...editor, view_stats: false } }, null],
  [
    'DASH-018 SHR-099 a subscriber, who may not edit posts, sees no card, also with stats permission',
    { permissions: { ...editor, edit_posts: false } },
    null,
  ],
])('security: %s', (_what, change, section) => {
  expect(layout({ ...owner, ...change }).security).toEqual(section);
});

test.each<[string, Partial<LayoutFacts>, string[]]>([
  ['DASH-010 a manager', {}, ['images', 'search', 'videopress', 'boost', 'crm', 'blocks']],
  [
    'DASH-011 who may not manage plugins',
    { permissions: { ...manager, manage_plugins: false } },
    ['images', 'search', 'videopress'],
  ],
  ['modules that are forced off', { forcedOff: ['photon', 'search', 'videopress'] }, ['boost', 'crm', 'blocks']],
  ['DASH-018 others', { permissions: editor }, []],
])('performance: %s', (_what, change, cards) => {
  expect(layout({ ...owner, ...change }).performance).toEqual(cards);
});

test.each<[string, LayoutFacts['permissions'], boolean]>([
  ['a manager, also without the permission', { ...manager, view_stats: false }, true],
  ['DASH-019 who may view them', editor, true],
  ['DASH-018 a subscriber who may view them', { ...editor, edit_posts: false }, true],
  ['DASH-018 a subscriber who may not', { ...editor, edit_posts: false, view_stats: false }, false],
])('stats: %s', (_what, permissions, shown) => {
  expect(layout({ ...owner, permissions }).hasStats).toBe(shown);
});

import { type LayoutFacts, securitySection } from './sections';

const manager = { manage_modules: true, view_stats: true, edit_posts: true };
const editor = { manage_modules: false, view_stats: true, edit_posts: true };
const connected = { isOffline: false, hasConnectedOwner: true, protectIsOn: true, forcedOff: [] };
const both = ['protect', 'monitor'];

test.each<[string, LayoutFacts, ReturnType<typeof securitySection> | { cards: string[]; hasSettingsLink: boolean }]>([
  [
    'DASH-008 a manager sees both cards',
    { ...connected, permissions: manager },
    { cards: both, hasSettingsLink: true },
  ],
  [
    'a manager sees them with protect off',
    { ...connected, protectIsOn: false, permissions: manager },
    { cards: both, hasSettingsLink: true },
  ],
  [
    'offline the header leads nowhere',
    { ...connected, isOffline: true, permissions: manager },
    { cards: both, hasSettingsLink: false },
  ],
  [
    'a module that is forced off has no card',
    { ...connected, forcedOff: ['protect'], permissions: manager },
    { cards: ['monitor'], hasSettingsLink: true },
  ],
  [
    'without cards there is no section',
    { ...connected, forcedOff: ['protect', 'monitor'], permissions: manager },
    null,
  ],
  [
    'DASH-020 an editor with stats permission sees protect, without the way to its settings',
    { ...connected, permissions: editor },
    { cards: ['protect'], hasSettingsLink: false },
  ],
  ['DASH-020 not while protect is off', { ...connected, protectIsOn: false, permissions: editor }, null],
  ['DASH-020 not without connected owner', { ...connected, hasConnectedOwner: false, permissions: editor }, null],
  ['DASH-020 not without stats permission', { ...connected, permissions: { ...editor, view_stats: false } }, null],
  [
    'DASH-018 a subscriber sees no card, also with stats permission',
    { ...connected, permissions: { ...editor, edit_posts: false } },
    null,
  ],
])('%s', (_what, facts, section) => {
  expect(securitySection(facts)).toEqual(section);
});

import type { RewindStatus } from '@flightdeck/shared/calls/backup';
import { type BackupFacts, type BackupState, backupState, type Loadable, rewindBadge, scanBadge } from './backup-state';
import { backupTexts } from './backup-texts';

const rewind = (state: RewindStatus['state']): Loadable<RewindStatus> => ({
  step: 'ready',
  value: { state, reason: '', credentials: [], last_backup: null, last_updated: null },
});
/** As a state that nobody knows is read. */
const other: Loadable<RewindStatus> = {
  step: 'ready',
  value: {
    state: 'unavailable',
    is_other_state: true,
    reason: '',
    credentials: [],
    last_backup: null,
    last_updated: null,
  },
};
const gone = { step: 'absent' } as const;
const plain: BackupFacts = { isOffline: false, rewind: gone, vaultPress: gone, features: [] };
const vaultPress = (
  threats: number,
  security = true,
  backups = true,
  isRegistered = true,
): BackupFacts['vaultPress'] => ({
  step: 'ready',
  value: { isRegistered, features: { security, backups }, threats },
});

test.each<[string, Partial<BackupFacts>, BackupState]>([
  ['SET-076.1 provisioning', { rewind: rewind('provisioning') }, 'provisioning'],
  ['SET-076.2 awaiting_credentials', { rewind: rewind('awaiting_credentials') }, 'awaiting_credentials'],
  ['SET-076.3 active', { rewind: rewind('active') }, 'active'],
  [
    'SET-076.4 unavailable, and the older plugin scans',
    { rewind: rewind('unavailable'), vaultPress: vaultPress(0) },
    'vaultpress-security',
  ],
  [
    'SET-076.4 and it found something',
    { rewind: rewind('unavailable'), vaultPress: vaultPress(2) },
    'vaultpress-threats',
  ],
  [
    'SET-076.4 and it only backs up',
    { rewind: rewind('unavailable'), vaultPress: vaultPress(0, false) },
    'vaultpress-backups',
  ],
  [
    'SET-076.4 and it is not registered, whatever it could do',
    { rewind: rewind('unavailable'), vaultPress: vaultPress(2, true, true, false) },
    'vaultpress-not-set-up',
  ],
  [
    'SET-076.4 and it does neither',
    { rewind: rewind('unavailable'), vaultPress: vaultPress(0, false, false) },
    'vaultpress-not-set-up',
  ],
  ['SET-076.4 and it found one threat', { vaultPress: vaultPress(1) }, 'vaultpress-threats'],
  ['SET-076.4 and it does not back up', { vaultPress: vaultPress(0, false, false) }, 'vaultpress-not-set-up'],
  ['SET-076.4 and it only scans', { vaultPress: vaultPress(0, true, false) }, 'vaultpress-not-set-up'],
  ['SET-076.6 the older plugin is not known yet', { vaultPress: { step: 'loading' } }, 'unknown'],
  [
    'SET-076.4 unavailable, paid for with the scan',
    { rewind: rewind('unavailable'), features: ['scan'] },
    'not-running',
  ],
  ['SET-076.4 unavailable, nothing bought', { rewind: rewind('unavailable') }, 'not-in-plan'],
  ['SET-076.4 unavailable, paid for', { rewind: rewind('unavailable'), features: ['backups'] }, 'not-running'],
  ['SET-076.5 any other state', { rewind: other }, 'failed'],
  ['SET-076.5 could not be had', { rewind: { step: 'failed' } }, 'failed'],
  ['SET-076.6 not known yet', { rewind: { step: 'loading' } }, 'unknown'],
  ['the plan is not known yet', { features: undefined }, 'unknown'],
  ['SET-015 offline, whatever was known', { isOffline: true, rewind: rewind('active') }, 'offline'],
])('%s', (_what, given, expected) => {
  expect(backupState({ ...plain, ...given })).toBe(expected);
});

test('SET-076 each rewind state has a text of its own', () => {
  const rewinds = [rewind('provisioning'), rewind('awaiting_credentials'), rewind('active'), rewind('unavailable')];
  const given = [...rewinds, other, { step: 'loading' } as const];
  const texts = given.map((each) => backupTexts(backupState({ ...plain, rewind: each, features: ['scan'] }), 0));
  expect(texts.map(({ title, text }) => title || text)).toEqual([
    'Provisioning',
    'Awaiting credentials',
    'Active',
    "Your backups aren't set up yet. <link>Set up</link>",
    'Oops!',
    'Checking site status…',
  ]);
});

test.each<[string, BackupState, string, RegExp]>([
  ['SET-076.1', 'provisioning', 'Provisioning', /./],
  ['SET-076.5', 'failed', 'Oops!', /./],
  ['SET-077', 'failed', 'Oops!', /^The Jetpack Backup and Scan status could not be retrieved at this time\.$/],
  ['SET-076.6', 'unknown', '', /^Checking site status…$/],
  ['SET-017', 'offline', '', /^Unavailable in Offline Mode\.$/],
  ['two threats', 'vaultpress-threats', '', /^Uh oh, 2 threats found\./],
])('%s says it', (_id, state, title, text) => {
  expect(backupTexts(state, 2)).toEqual({ title, text: expect.stringMatching(text) });
});

test.each<[string, Partial<BackupFacts>, ReturnType<typeof rewindBadge>]>([
  ['SET-078.1 provisioning', { rewind: rewind('provisioning') }, 'setting-up'],
  ['SET-078.2 awaiting_credentials', { rewind: rewind('awaiting_credentials') }, 'action-needed'],
  ['SET-078.3 active', { rewind: rewind('active') }, 'connected'],
  ['SET-078 unavailable has none', { rewind: rewind('unavailable') }, null],
  ['SET-016 offline there is none', { isOffline: true, rewind: rewind('active') }, null],
])('badge: %s', (_what, given, expected) => {
  expect(rewindBadge({ ...plain, ...given })).toBe(expected);
});

const threat = { id: 1, title: '', description: '', signature: '', filename: '' };
const credential = { type: 'main', still_valid: true };
test.each<[string, number, number, boolean, ReturnType<typeof scanBadge>]>([
  ['SET-079 threats', 1, 1, false, 'threats'],
  ['SET-079 threats without credentials', 1, 0, false, 'threats'],
  ['SET-080 no credentials', 0, 0, false, 'action-needed'],
  ['SET-081 neither', 0, 1, false, 'secure'],
  ['SET-016 offline there is none', 1, 1, true, null],
])('scan badge: %s', (_what, threats, credentials, isOffline, expected) => {
  const value = {
    state: 'idle' as const,
    reason: '',
    threats: Array.from({ length: threats }, () => threat),
    credentials: Array.from({ length: credentials }, () => credential),
  };
  expect(scanBadge({ step: 'ready', value }, isOffline)).toBe(expected);
});

test.each([
  ['on its way', { step: 'loading' }],
  ['failed', { step: 'failed' }],
  ['not there', { step: 'absent' }],
  ['unavailable', { step: 'ready', value: { state: 'unavailable', reason: '', threats: [threat], credentials: [] } }],
] as const)('no scan badge while the scan is %s', (_what, scan) => {
  expect(scanBadge(scan, false)).toBeNull();
});

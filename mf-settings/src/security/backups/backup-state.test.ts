import type { RewindStatus, VaultPress } from '@flightdeck/shared/calls';
import {
  type BackupInput,
  type BackupState,
  backupState,
  type Loadable,
  rewindChipState,
  scanChipState,
} from './backup-state';
import { backupTexts } from './backup-texts';

const rewindValue = (state: RewindStatus['state']): RewindStatus => ({
  state,
  reason: '',
  credentials: [],
  last_backup: null,
  last_updated: null,
});
const rewind = (state: RewindStatus['state']): Loadable<RewindStatus> => ({ step: 'ready', value: rewindValue(state) });
/** The status that the schema returns for an unknown state. */
const unknownState: Loadable<RewindStatus> = {
  step: 'ready',
  value: { ...rewindValue('unavailable'), is_unknown_state: true },
};
const absent = { step: 'absent' } as const;
const baseInput: BackupInput = { isOffline: false, rewind: absent, vaultPress: absent, features: [] };
const vaultPress = ({
  threats = 0,
  security = true,
  backups = true,
  isRegistered = true,
} = {}): Loadable<VaultPress> => ({
  step: 'ready',
  value: { isRegistered, features: { security, backups }, threats },
});

const unavailable = (change: Partial<BackupInput>) => ({ rewind: rewind('unavailable'), ...change });

test.each<[string, BackupState, Partial<BackupInput>]>([
  ['SET-076.1 provisioning', 'provisioning', { rewind: rewind('provisioning') }],
  ['SET-076.2 awaiting_credentials', 'awaiting_credentials', { rewind: rewind('awaiting_credentials') }],
  ['SET-076.3 active', 'active', { rewind: rewind('active') }],
  ['SET-076.4 VaultPress backs up and scans', 'vaultpress-security', unavailable({ vaultPress: vaultPress() })],
  ['SET-076.4 VaultPress found threats', 'vaultpress-threats', unavailable({ vaultPress: vaultPress({ threats: 2 }) })],
  [
    'SET-076.4 VaultPress only backs up',
    'vaultpress-backups',
    unavailable({ vaultPress: vaultPress({ security: false }) }),
  ],
  [
    'SET-076.4 VaultPress is not registered',
    'vaultpress-not-set-up',
    unavailable({ vaultPress: vaultPress({ threats: 2, isRegistered: false }) }),
  ],
  [
    'SET-076.4 VaultPress neither backs up nor scans',
    'vaultpress-not-set-up',
    unavailable({ vaultPress: vaultPress({ security: false, backups: false }) }),
  ],
  ['SET-076.4 only VaultPress, with a threat', 'vaultpress-threats', { vaultPress: vaultPress({ threats: 1 }) }],
  [
    'SET-076.4 only VaultPress, without backups',
    'vaultpress-not-set-up',
    { vaultPress: vaultPress({ backups: false }) },
  ],
  [
    'SET-076.4 only VaultPress, without backups and scans',
    'vaultpress-not-set-up',
    { vaultPress: vaultPress({ security: false, backups: false }) },
  ],
  ['SET-076.6 VaultPress loading', 'loading', { vaultPress: { step: 'loading' } }],
  ['SET-077 a failed read of VaultPress', 'failed', { vaultPress: { step: 'failed' } }],
  ['SET-076.4 unavailable, with scanning in the plan', 'not-running', unavailable({ features: ['scan'] })],
  ['SET-076.4 unavailable, with neither in the plan', 'not-in-plan', unavailable({})],
  ['SET-076.4 unavailable, with backups in the plan', 'not-running', unavailable({ features: ['backups'] })],
  ['SET-076.5 any other rewind state', 'failed', { rewind: unknownState }],
  ['SET-076.5 a failed read', 'failed', { rewind: { step: 'failed' } }],
  ['SET-076.6 loading', 'loading', { rewind: { step: 'loading' } }],
  ['plan loading', 'loading', { features: undefined }],
  ['offline, regardless of the rewind state', 'offline', { isOffline: true, rewind: rewind('active') }],
])('%s: the state is "%s"', (_what, expected, change) => {
  expect(backupState({ ...baseInput, ...change })).toBe(expected);
});

test('SET-076 each rewind state has a different text', () => {
  const statuses = [
    rewind('provisioning'),
    rewind('awaiting_credentials'),
    rewind('active'),
    rewind('unavailable'),
    unknownState,
    { step: 'loading' } as const,
  ];
  const texts = statuses.map((status) =>
    backupTexts(backupState({ ...baseInput, rewind: status, features: ['scan'] }), 0),
  );
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
  ['SET-076.6', 'loading', '', /^Checking site status…$/],
  ['on an offline site,', 'offline', '', /^Unavailable in Offline Mode\.$/],
  ['SET-076.4', 'vaultpress-threats', '', /^Uh oh, 2 threats found\. <link>View details<\/link>$/],
  [
    'SET-076.4',
    'vaultpress-security',
    'Active',
    /^VaultPress backs up and scans your site\. <link>Open VaultPress<\/link>$/,
  ],
  ['SET-076.4', 'vaultpress-backups', 'Active', /^VaultPress backs up your site\. <link>Open VaultPress<\/link>$/],
  ['SET-076.4', 'vaultpress-not-set-up', '', /^Your backups aren't set up yet\. <link>Set up<\/link>$/],
  ['SET-076.4', 'not-running', '', /^Your backups aren't set up yet\. <link>Set up<\/link>$/],
])('%s shows the specified text in the state "%s"', (_id, state, title, text) => {
  expect(backupTexts(state, 2)).toEqual({ title, text: expect.stringMatching(text) });
});

test.each<[string, ReturnType<typeof rewindChipState>, Partial<BackupInput>]>([
  ['SET-078.1 provisioning', 'setting-up', { rewind: rewind('provisioning') }],
  ['SET-078.2 awaiting_credentials', 'action-needed', { rewind: rewind('awaiting_credentials') }],
  ['SET-078.3 active', 'connected', { rewind: rewind('active') }],
  ['SET-078 unavailable', null, { rewind: rewind('unavailable') }],
  ['loading', null, { rewind: { step: 'loading' } }],
  ['a failed read', null, { rewind: { step: 'failed' } }],
  ['a site without backups', null, { rewind: absent }],
  ['SET-016 offline', null, { isOffline: true, rewind: rewind('active') }],
])('%s: the chip for the backups is %p', (_what, expected, change) => {
  expect(rewindChipState({ ...baseInput, ...change })).toBe(expected);
});

const threat = { id: 1, title: '', description: '', signature: '', filename: '' };
const credential = { type: 'main', still_valid: true };
test.each<[string, ReturnType<typeof scanChipState>, number, number, boolean]>([
  ['SET-079 threats', 'threats', 1, 1, false],
  ['SET-079 threats without credentials', 'threats', 1, 0, false],
  ['SET-080 no credentials', 'action-needed', 0, 0, false],
  ['SET-081 no threats, with credentials', 'secure', 0, 1, false],
  ['SET-016 offline', null, 1, 1, true],
])('%s: the chip for the scan is %p', (_what, expected, threats, credentials, isOffline) => {
  const value = {
    state: 'idle' as const,
    reason: '',
    threats: Array.from({ length: threats }, () => threat),
    credentials: Array.from({ length: credentials }, () => credential),
  };
  expect(scanChipState({ step: 'ready', value }, isOffline)).toBe(expected);
});

test.each([
  ['loading', { step: 'loading' }],
  ['failed', { step: 'failed' }],
  ['absent', { step: 'absent' }],
  ['unavailable', { step: 'ready', value: { state: 'unavailable', reason: '', threats: [threat], credentials: [] } }],
] as const)('shows no chip for the scan in the state "%s"', (_what, scan) => {
  expect(scanChipState(scan, false)).toBeNull();
});

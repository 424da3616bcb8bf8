import { failed, loaded, loading } from '../../cards/read-result';
import { needsVaultPress, type ScanCardState, type ScanInput, scanCardState } from './scan-card-state';

const status = { state: 'idle', reason: '', threats: 0, hasCredentials: true };
const scan = (change: Partial<typeof status>) => loaded({ ...status, ...change });
const idle: ScanInput = {
  isOffline: false,
  hasConnectedOwner: true,
  scan: loaded(status),
  vaultpress: loaded(null),
  planSlug: 'jetpack_free',
  mayInstall: true,
  isVaultPressInstalled: loaded(false),
};
const report = { isRegistered: true, includesScanning: true, threats: 0 };
const scanUsesVaultPress = scan({ state: 'unavailable', reason: 'vp_active_on_site' });

const secure = (source: 'scan' | 'vaultpress') => ({ kind: 'secure', source }) as const;
const threats = (count: number, source: 'scan' | 'vaultpress') => ({ kind: 'threats', count, source }) as const;
const failure = { kind: 'failed', message: 'Down.' } as const;
const premium: Partial<ScanInput> = { scan: scanUsesVaultPress, planSlug: 'jetpack_premium' };
const withReport = (change: Partial<typeof report>): Partial<ScanInput> => ({
  scan: scanUsesVaultPress,
  vaultpress: loaded({ ...report, ...change }),
});
const vaultPressOf = (state: string): Partial<ScanInput> => ({
  ...withReport({}),
  scan: scan({ state, reason: 'vp_active_on_site' }),
});

test.each<[string, ScanCardState, Partial<ScanInput>]>([
  ['DASH-057 offline', { kind: 'offline' }, { isOffline: true }],
  ['DASH-057 offline, with threats', { kind: 'offline' }, { isOffline: true, scan: scan({ threats: 3 }) }],
  ['DASH-058 while the scan loads', { kind: 'loading' }, { scan: loading }],
  ['after a failed read of the scan', failure, { scan: failed('Down.') }],
  ['DASH-059 with threats', threats(3, 'scan'), { scan: scan({ threats: 3 }) }],
  [
    'DASH-059 with a threat and no credentials',
    threats(1, 'scan'),
    { scan: scan({ threats: 1, hasCredentials: false }) },
  ],
  [
    'DASH-059 with threats of an unavailable scan',
    { kind: 'upsell' },
    { scan: scan({ threats: 3, state: 'unavailable' }) },
  ],
  ['DASH-059 with threats of a scan without a state', { kind: 'upsell' }, { scan: scan({ threats: 3, state: '' }) }],
  ['DASH-060 without credentials', { kind: 'needs-credentials' }, { scan: scan({ hasCredentials: false }) }],
  [
    'DASH-060 without credentials during the setup',
    { kind: 'needs-credentials' },
    { scan: scan({ hasCredentials: false, state: 'provisioning' }) },
  ],
  ['DASH-061 during the setup', { kind: 'configuring' }, { scan: scan({ state: 'provisioning' }) }],
  ['DASH-062 with an idle scan', secure('scan'), {}],
  ['DASH-062 with a running scan', secure('scan'), { scan: scan({ state: 'scanning' }) }],
  ['DASH-063 while the VaultPress report loads', { kind: 'loading' }, { ...withReport({}), vaultpress: loading }],
  ['DASH-063 after a failed read of VaultPress', failure, { ...withReport({}), vaultpress: failed('Down.') }],
  ['DASH-063 with VaultPress and a scan without a state', secure('vaultpress'), vaultPressOf('')],
  ['DASH-063 with VaultPress and a scan in an unknown state', secure('vaultpress'), vaultPressOf('resting')],
  [
    'DASH-063 with VaultPress and a scan that is unavailable for another reason',
    { kind: 'upsell' },
    { ...withReport({}), scan: scan({ state: 'unavailable' }) },
  ],
  [
    'DASH-064 with VaultPress, which is not registered',
    { kind: 'not-registered' },
    withReport({ isRegistered: false }),
  ],
  ['DASH-066 with VaultPress threats', threats(17, 'vaultpress'), withReport({ threats: 17 })],
  ['DASH-066 with one VaultPress threat', threats(1, 'vaultpress'), withReport({ threats: 1 })],
  ['DASH-067 with VaultPress and no threats', secure('vaultpress'), withReport({})],
  ['with VaultPress, which does not scan', { kind: 'upsell' }, withReport({ includesScanning: false, threats: 4 })],
  ['for a user who may not install plugins', secure('vaultpress'), { ...withReport({}), mayInstall: false }],
  [
    'DASH-068 on a Premium plan with VaultPress installed',
    { kind: 'activate-vaultpress' },
    { ...premium, isVaultPressInstalled: loaded(true) },
  ],
  [
    'DASH-068 on a Business plan with VaultPress installed',
    { kind: 'activate-vaultpress' },
    { ...premium, planSlug: 'jetpack_business_monthly', isVaultPressInstalled: loaded(true) },
  ],
  [
    'on a Premium plan, for a user who may not install plugins, before the plugins are known',
    { kind: 'ask-for-vaultpress' },
    { ...premium, mayInstall: false, isVaultPressInstalled: loading },
  ],
  ['DASH-069 on a Premium plan', { kind: 'install-vaultpress' }, premium],
  ['on a Premium plan while the plugins load', { kind: 'loading' }, { ...premium, isVaultPressInstalled: loading }],
  [
    'on a Premium plan after a failed read of the plugins',
    failure,
    { ...premium, isVaultPressInstalled: failed('Down.') },
  ],
  [
    'on a Premium plan with a scan that is unavailable for another reason',
    { kind: 'upsell' },
    { ...premium, scan: scan({ state: 'unavailable' }) },
  ],
  [
    'on another plan with VaultPress installed',
    { kind: 'upsell' },
    { scan: scanUsesVaultPress, isVaultPressInstalled: loaded(true) },
  ],
  [
    'DASH-070 on a plan without scanning',
    { kind: 'upsell' },
    { scan: scan({ state: 'unavailable', reason: 'missing_plan' }) },
  ],
  ['DASH-070 in an unknown state', { kind: 'upsell' }, { scan: scan({ state: 'resting' }) }],
  [
    'DASH-071 without a connected owner',
    { kind: 'connect' },
    { scan: scan({ state: 'unavailable' }), hasConnectedOwner: false },
  ],
])('%s, the Scan card is %j', (_when, state, change) => {
  expect(scanCardState({ ...idle, ...change })).toEqual(state);
});

test.each([
  ['unavailable', 'vp_active_on_site', true],
  ['', 'vp_active_on_site', true],
  ['resting', 'vp_active_on_site', true],
  ['idle', 'vp_active_on_site', false],
  ['unavailable', 'missing_plan', false],
])('in the state "%s" with the reason "%s", needs the VaultPress report: %s', (state, reason, isNeeded) => {
  expect(needsVaultPress({ state, reason })).toBe(isNeeded);
});

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

test.each<[string, Partial<ScanInput>, ScanCardState]>([
  ['DASH-057 offline', { isOffline: true }, { kind: 'offline' }],
  ['DASH-057 offline, with threats', { isOffline: true, scan: scan({ threats: 3 }) }, { kind: 'offline' }],
  ['DASH-058 while the scan loads', { scan: loading }, { kind: 'loading' }],
  ['after a failed read of the scan', { scan: failed('Down.') }, failure],
  ['DASH-059 with threats', { scan: scan({ threats: 3 }) }, threats(3, 'scan')],
  [
    'DASH-059 with a threat and no credentials',
    { scan: scan({ threats: 1, hasCredentials: false }) },
    threats(1, 'scan'),
  ],
  [
    'DASH-059 with threats of an unavailable scan',
    { scan: scan({ threats: 3, state: 'unavailable' }) },
    { kind: 'upsell' },
  ],
  ['DASH-059 with threats of a scan without a state', { scan: scan({ threats: 3, state: '' }) }, { kind: 'upsell' }],
  ['DASH-060 without credentials', { scan: scan({ hasCredentials: false }) }, { kind: 'needs-credentials' }],
  [
    'DASH-060 without credentials during the setup',
    { scan: scan({ hasCredentials: false, state: 'provisioning' }) },
    { kind: 'needs-credentials' },
  ],
  ['DASH-061 during the setup', { scan: scan({ state: 'provisioning' }) }, { kind: 'configuring' }],
  ['DASH-062 with an idle scan', {}, secure('scan')],
  ['DASH-062 with a running scan', { scan: scan({ state: 'scanning' }) }, secure('scan')],
  ['DASH-063 while the VaultPress report loads', { ...withReport({}), vaultpress: loading }, { kind: 'loading' }],
  ['DASH-063 after a failed read of VaultPress', { ...withReport({}), vaultpress: failed('Down.') }, failure],
  ['DASH-063 with VaultPress and a scan without a state', vaultPressOf(''), secure('vaultpress')],
  ['DASH-063 with VaultPress and a scan in an unknown state', vaultPressOf('resting'), secure('vaultpress')],
  [
    'DASH-063 with VaultPress and a scan that is unavailable for another reason',
    { ...withReport({}), scan: scan({ state: 'unavailable' }) },
    { kind: 'upsell' },
  ],
  [
    'DASH-064 with VaultPress, which is not registered',
    withReport({ isRegistered: false }),
    { kind: 'not-registered' },
  ],
  ['DASH-066 with VaultPress threats', withReport({ threats: 17 }), threats(17, 'vaultpress')],
  ['DASH-066 with one VaultPress threat', withReport({ threats: 1 }), threats(1, 'vaultpress')],
  ['DASH-067 with VaultPress and no threats', withReport({}), secure('vaultpress')],
  ['with VaultPress, which does not scan', withReport({ includesScanning: false, threats: 4 }), { kind: 'upsell' }],
  ['for a user who may not install plugins', { ...withReport({}), mayInstall: false }, secure('vaultpress')],
  [
    'DASH-068 on a Premium plan with VaultPress installed',
    { ...premium, isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'DASH-068 on a Business plan with VaultPress installed',
    { ...premium, planSlug: 'jetpack_business_monthly', isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'on a Premium plan, for a user who may not install plugins, before the plugins are known',
    { ...premium, mayInstall: false, isVaultPressInstalled: loading },
    { kind: 'ask-for-vaultpress' },
  ],
  ['DASH-069 on a Premium plan', premium, { kind: 'install-vaultpress' }],
  ['on a Premium plan while the plugins load', { ...premium, isVaultPressInstalled: loading }, { kind: 'loading' }],
  [
    'on a Premium plan after a failed read of the plugins',
    { ...premium, isVaultPressInstalled: failed('Down.') },
    failure,
  ],
  [
    'on a Premium plan with a scan that is unavailable for another reason',
    { ...premium, scan: scan({ state: 'unavailable' }) },
    { kind: 'upsell' },
  ],
  [
    'on another plan with VaultPress installed',
    { scan: scanUsesVaultPress, isVaultPressInstalled: loaded(true) },
    { kind: 'upsell' },
  ],
  [
    'DASH-070 on a plan without scanning',
    { scan: scan({ state: 'unavailable', reason: 'missing_plan' }) },
    { kind: 'upsell' },
  ],
  ['DASH-070 in an unknown state', { scan: scan({ state: 'resting' }) }, { kind: 'upsell' }],
  [
    'DASH-071 without a connected owner',
    { scan: scan({ state: 'unavailable' }), hasConnectedOwner: false },
    { kind: 'connect' },
  ],
])('the state of the Scan card %s', (_when, change, state) => {
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

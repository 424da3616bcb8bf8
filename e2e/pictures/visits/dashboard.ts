import type { Page } from '@playwright/test';
import { card, protectSwitch, switchOptions } from '../../support/dashboard';
import { cards, inner, type Visit, whole } from '../visit';

const every = { method: 'GET', path: '*' } as const;
const spam = 'Akismet Anti-spam';
const protect = 'Brute force protection';
const monitor = 'Downtime monitoring';

/** Cards that wait for an answer or got none. */
const waiting = (state: string) =>
  cards({
    'Jetpack Stats': state,
    'Comprehensive site security': state,
    'VaultPress Backup': state,
    Scan: state,
    [spam]: state,
    Search: state,
    Boost: state,
    Support: state,
  });
const boost = (active: boolean) => ({ 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active } });
const install = (page: Page) => card(page, 'Boost').getByRole('button', { name: 'Install Boost' }).click();
const features = (...active: readonly string[]) => inner({ active, available: [] });
const storage = (used: number) =>
  inner({ plan: { product_slug: 'jetpack_free' }, options: { videopress_storage_used: used } });

/** The whole At a Glance screen, and its cards except security and statistics. */
export const dashboardVisits: readonly Visit[] = [
  {
    name: 'dashboard: free',
    shows: [
      whole('At A Glance', 'free'),
      ...cards({
        'Jetpack Stats': 'Days',
        'Comprehensive site security': 'offer',
        'VaultPress Backup': 'upsell, with records',
        Scan: 'upsell',
        [spam]: 'upsell',
        [protect]: 'off',
        [monitor]: 'on',
        'Image Accelerator': 'off',
        Search: 'upsell',
        VideoPress: 'off',
        Boost: 'not installed',
        CRM: 'not installed',
        'Jetpack blocks': 'shown',
        'For agencies': 'shown',
        Support: 'forums, upgrade',
        'Jetpack in your pocket': 'computer',
      }),
    ],
  },
  {
    name: 'dashboard: security',
    scenario: 'security',
    shows: [
      whole('At A Glance', 'security'),
      ...cards({ [protect]: 'count', 'Image Accelerator': 'on', Support: 'prioritized' }),
    ],
  },
  { name: 'dashboard: threats', scenario: 'threats', shows: [whole('At A Glance', 'threats')] },
  {
    name: 'dashboard: complete',
    scenario: 'complete',
    prepare: async (page) => {
      await card(page, 'Search').getByRole('button', { name: 'Activate' }).click();
      await page.waitForLoadState('networkidle');
      await card(page, 'VideoPress').getByRole('switch').click();
      await page.waitForLoadState('networkidle');
    },
    shows: [whole('At A Glance', 'complete'), ...cards({ Search: 'on, instant', VideoPress: 'on, unlimited' })],
  },
  {
    name: 'dashboard: no user linked',
    scenario: 'userless',
    shows: [
      whole('At A Glance', 'no user linked'),
      ...cards({
        Scan: 'connect',
        [spam]: 'connect',
        [protect]: 'connect',
        [monitor]: 'connect',
        Search: 'connect',
        VideoPress: 'connect',
        Support: 'forums, connect',
      }),
    ],
  },
  {
    name: 'dashboard: offline',
    scenario: 'offline',
    answers: { 'updates/plugins': { code: 'success', message: '', count: 2 } },
    shows: [
      whole('At A Glance', 'offline'),
      ...cards({
        'Jetpack Stats': 'offline',
        Scan: 'offline',
        [spam]: 'offline',
        [protect]: 'offline',
        [monitor]: 'offline',
        'Image Accelerator': 'offline',
        Search: 'offline',
        VideoPress: 'offline',
      }),
    ],
  },
  {
    name: 'dashboard: everything is loading',
    holdsReads: true,
    isTransient: true,
    act: async (page) => {
      await page.getByRole('article', { name: 'Support' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, 0));
    },
    shows: [whole('At A Glance', 'loading'), ...waiting('loading')],
  },
  {
    name: 'dashboard: every read fails',
    chaos: [{ ...every, kind: '500' }],
    shows: [whole('At A Glance', 'failed'), ...waiting('failed')],
  },
  {
    name: 'dashboard: the provider is down',
    scenario: 'provider-down',
    shows: [whole('At A Glance', 'provider down')],
  },
  { name: 'dashboard: an editor', user: 'editor', shows: [whole('At A Glance', 'an editor')] },
  { name: 'dashboard: a subscriber', user: 'subscriber', shows: [whole('At A Glance', 'a subscriber')] },
  {
    name: 'dashboard: on the provider’s hosting',
    scenario: 'atomic',
    shows: cards({ Support: 'forums, on the provider’s hosting' }),
  },
  {
    name: 'dashboard: set by an administrator',
    traits: { overrides: { protect: 'active' } },
    answers: { 'module/protect/data': '"0"' },
    prepare: (page) => switchOptions(page, { protect: true, monitor: false }),
    shows: cards({ [protect]: 'set by administrator, no data', [monitor]: 'off' }),
  },
  {
    name: 'dashboard: saving',
    chaos: [{ method: 'POST', path: 'settings', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: (page) => protectSwitch(page).click(),
    shows: cards({ [protect]: 'saving' }),
  },
  {
    name: 'dashboard: not saved',
    chaos: [{ method: 'POST', path: 'settings', kind: '500' }],
    act: async (page) => {
      await protectSwitch(page).click();
      await card(page, protect).getByText('Not saved').waitFor();
    },
    shows: cards({ [protect]: 'not saved' }),
  },
  {
    name: 'dashboard: classic search, free video',
    answers: { 'site/features': features('search'), site: storage(0) },
    prepare: async (page) => {
      await card(page, 'VideoPress').getByRole('button', { name: 'Activate' }).click();
      await page.waitForLoadState('networkidle');
    },
    shows: cards({ Search: 'off', VideoPress: 'on, one free video' }),
  },
  {
    name: 'dashboard: the free video is used',
    answers: { 'site/features': features(), site: storage(900) },
    prepare: async (page) => {
      await card(page, 'VideoPress').getByRole('button', { name: 'Activate' }).click();
      await page.waitForLoadState('networkidle');
    },
    shows: cards({ VideoPress: 'on, free video used' }),
  },
  {
    name: 'dashboard: video storage',
    answers: { 'site/features': features('videopress-1tb-storage', 'search'), site: storage(430_000) },
    prepare: async (page) => {
      await card(page, 'VideoPress').getByRole('button', { name: 'Activate' }).click();
      await page.waitForLoadState('networkidle');
    },
    shows: cards({ VideoPress: 'on, storage' }),
  },
  ...[true, false].map(
    (active): Visit => ({
      name: `dashboard: Boost is ${active ? 'on' : 'installed'}`,
      answers: { plugins: boost(active) },
      shows: cards({ Boost: active ? 'on' : 'installed' }),
    }),
  ),
  {
    name: 'dashboard: Boost is being installed',
    chaos: [{ method: 'POST', path: 'plugins', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: install,
    shows: cards({ Boost: 'being installed' }),
  },
  {
    name: 'dashboard: Boost cannot be installed',
    chaos: [{ method: 'POST', path: 'plugins', kind: '500' }],
    act: async (page) => {
      await install(page);
      await card(page, 'Boost').getByRole('alert').waitFor();
    },
    shows: cards({ Boost: 'cannot be installed' }),
  },
  ...(['Android 13; Pixel 7', 'iPhone; CPU iPhone OS 16_0'] as const).map(
    (device): Visit => ({
      name: `dashboard: on ${device.slice(0, 7).replace(';', '')}`,
      userAgent: `Mozilla/5.0 (${device})`,
      shows: cards({ 'Jetpack in your pocket': device.startsWith('A') ? 'Android' : 'iPhone' }),
    }),
  ),
];

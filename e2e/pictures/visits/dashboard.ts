import type { Page } from '@playwright/test';
import { card, protectSwitch, switchOptions } from '../../support/dashboard';
import { cardPictures, delayed, featuresAnswer, pagePicture, providerAnswer, type Visit } from '../visit';

const everyRead = { method: 'GET', path: '*' } as const;
const antiSpam = 'Akismet Anti-spam';
const protect = 'Brute force protection';
const monitor = 'Downtime monitoring';

/** Returns pictures of the cards that show answers of the site. @param state state of all these cards */
const answerCards = (state: string) =>
  cardPictures({
    'Jetpack Stats': state,
    'Comprehensive site security': state,
    'VaultPress Backup': state,
    Scan: state,
    [antiSpam]: state,
    Search: state,
    Boost: state,
    Support: state,
  });
const boostAnswer = (isActive: boolean) => ({ 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active: isActive } });
const installBoost = (page: Page) => card(page, 'Boost').getByRole('button', { name: 'Install Boost' }).click();
const activateVideoPress = async (page: Page) => {
  await card(page, 'VideoPress').getByRole('button', { name: 'Activate' }).click();
  await page.waitForLoadState('networkidle');
};
/** Returns the answer about a site. @param usedMb storage that its videos use, in MB */
const siteWithVideos = (usedMb: number) =>
  providerAnswer({ plan: { product_slug: 'jetpack_free' }, options: { videopress_storage_used: usedMb } });

/** Visits to At a Glance as a whole, and to its cards. The security and stats cards have more visits in separate files. */
export const dashboardVisits: readonly Visit[] = [
  {
    name: 'dashboard: free',
    pictures: [
      pagePicture('At A Glance', 'free'),
      ...cardPictures({
        'Jetpack Stats': 'Days',
        'Comprehensive site security': 'offer',
        'VaultPress Backup': 'upsell, with records',
        Scan: 'upsell',
        [antiSpam]: 'upsell',
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
    pictures: [
      pagePicture('At A Glance', 'security'),
      ...cardPictures({ [protect]: 'count', 'Image Accelerator': 'on', Support: 'prioritized' }),
    ],
  },
  { name: 'dashboard: threats', scenario: 'threats', pictures: [pagePicture('At A Glance', 'threats')] },
  {
    name: 'dashboard: complete',
    scenario: 'complete',
    prepare: async (page) => {
      await card(page, 'Search').getByRole('button', { name: 'Activate' }).click();
      await page.waitForLoadState('networkidle');
      await card(page, 'VideoPress').getByRole('switch').click();
      await page.waitForLoadState('networkidle');
    },
    pictures: [
      pagePicture('At A Glance', 'complete'),
      ...cardPictures({ Search: 'on, instant', VideoPress: 'on, unlimited' }),
    ],
  },
  {
    name: 'dashboard: no user linked',
    scenario: 'userless',
    pictures: [
      pagePicture('At A Glance', 'no user linked'),
      ...cardPictures({
        Scan: 'connect',
        [antiSpam]: 'connect',
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
    pictures: [
      pagePicture('At A Glance', 'offline'),
      ...cardPictures({
        'Jetpack Stats': 'offline',
        Scan: 'offline',
        [antiSpam]: 'offline',
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
    pictures: [pagePicture('At A Glance', 'loading'), ...answerCards('loading')],
  },
  {
    name: 'dashboard: every read fails',
    chaos: [{ ...everyRead, kind: '500' }],
    pictures: [pagePicture('At A Glance', 'failed'), ...answerCards('failed')],
  },
  {
    name: 'dashboard: every read is refused',
    chaos: [{ ...everyRead, kind: '403' }],
    pictures: [pagePicture('At A Glance', 'refused'), ...answerCards('refused')],
  },
  {
    name: 'dashboard: the provider is down',
    scenario: 'provider-down',
    pictures: [pagePicture('At A Glance', 'provider down')],
  },
  { name: 'dashboard: an editor', user: 'editor', pictures: [pagePicture('At A Glance', 'an editor')] },
  { name: 'dashboard: a subscriber', user: 'subscriber', pictures: [pagePicture('At A Glance', 'a subscriber')] },
  {
    name: "dashboard: on the provider's hosting",
    scenario: 'atomic',
    pictures: cardPictures({ Support: "forums, on the provider's hosting" }),
  },
  {
    name: 'dashboard: set by an administrator',
    traits: { overrides: { protect: 'active' } },
    answers: { 'module/protect/data': '"0"' },
    prepare: (page) => switchOptions(page, { protect: true, monitor: false }),
    pictures: cardPictures({ [protect]: 'set by administrator, no data', [monitor]: 'off' }),
  },
  {
    name: 'dashboard: saving',
    ...delayed({ method: 'POST', path: 'settings' }),
    act: (page) => protectSwitch(page).click(),
    pictures: cardPictures({ [protect]: 'saving' }),
  },
  {
    name: 'dashboard: not saved',
    chaos: [{ method: 'POST', path: 'settings', kind: '500' }],
    act: async (page) => {
      await protectSwitch(page).click();
      await card(page, protect).getByText('Not saved').waitFor();
    },
    pictures: cardPictures({ [protect]: 'not saved' }),
  },
  {
    name: 'dashboard: classic search, free video',
    answers: { 'site/features': featuresAnswer('search'), site: siteWithVideos(0) },
    prepare: activateVideoPress,
    pictures: cardPictures({ Search: 'off', VideoPress: 'on, one free video' }),
  },
  {
    name: 'dashboard: the free video is used',
    answers: { 'site/features': featuresAnswer(), site: siteWithVideos(900) },
    prepare: activateVideoPress,
    pictures: cardPictures({ VideoPress: 'on, free video used' }),
  },
  {
    name: 'dashboard: video storage',
    answers: { 'site/features': featuresAnswer('videopress-1tb-storage', 'search'), site: siteWithVideos(430_000) },
    prepare: activateVideoPress,
    pictures: cardPictures({ VideoPress: 'on, storage' }),
  },
  ...[true, false].map(
    (active): Visit => ({
      name: `dashboard: Boost is ${active ? 'on' : 'installed'}`,
      answers: { plugins: boostAnswer(active) },
      pictures: cardPictures({ Boost: active ? 'on' : 'installed' }),
    }),
  ),
  {
    name: 'dashboard: Boost is being installed',
    ...delayed({ method: 'POST', path: 'plugins' }),
    act: installBoost,
    pictures: cardPictures({ Boost: 'being installed' }),
  },
  {
    name: 'dashboard: Boost cannot be installed',
    chaos: [{ method: 'POST', path: 'plugins', kind: '500' }],
    act: async (page) => {
      await installBoost(page);
      await card(page, 'Boost').getByRole('alert').waitFor();
    },
    pictures: cardPictures({ Boost: 'cannot be installed' }),
  },
  {
    name: 'dashboard: on Android',
    userAgent: 'Mozilla/5.0 (Android 13; Pixel 7)',
    pictures: cardPictures({ 'Jetpack in your pocket': 'Android' }),
  },
  {
    name: 'dashboard: on iPhone',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0)',
    pictures: cardPictures({ 'Jetpack in your pocket': 'iPhone' }),
  },
];

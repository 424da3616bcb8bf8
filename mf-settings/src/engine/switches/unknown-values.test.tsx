import { dirtyWork } from '@flightdeck/shared/session';
import { settled } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { comments } from '../../discussion/comments/comments.card';
import { newsletter } from '../../discussion/newsletter/newsletter.card';
import { newsletterMessages } from '../../discussion/newsletter-messages/newsletter-messages.card';
import { subscriptions } from '../../discussion/subscriptions/subscriptions.card';
import { search } from '../../performance/search/search.card';
import { bruteForce } from '../../security/brute-force/brute-force.card';
import { firewall } from '../../security/firewall/firewall.card';
import { monitor } from '../../security/monitor/monitor.card';
import { loadTabs } from '../../tabs';
import { ads } from '../../traffic/ads/ads.card';
import { reader } from '../../traffic/reader/reader.card';
import { seo } from '../../traffic/seo/seo.card';
import { sitemaps } from '../../traffic/sitemaps/sitemaps.card';
import { stats } from '../../traffic/stats/stats.card';
import { verification } from '../../traffic/verification/verification.card';
import { carousel } from '../../writing/carousel/carousel.card';
import { forms } from '../../writing/forms/forms.card';
import { podcast } from '../../writing/podcast/podcast.card';
import { themeEnhancements } from '../../writing/theme-enhancements/theme-enhancements.card';
import type { CardDescription } from '../cards/card';
import type { Field } from '../form/field';
import { settingsOf } from '../testing/settings-of-version';
import {
  all,
  mountTab,
  notLinked,
  onSettings,
  tabOf,
  withModules,
  withServerValues,
} from '../testing/settings-under-test';

type Values = Readonly<Record<string, unknown>>;

/** Turns on all modules of a card. */
const modulesOn = ({ modules }: CardDescription): Values => Object.fromEntries(modules.map((slug) => [slug, true]));

const unknownValueText = /^Flightdeck doesn't recognize the value of this setting/;

function mount(card: CardDescription, values: Values, adminPages: string[] = [], currentVersion = '11.9.2') {
  onSettings(values);
  onCall('GET', 'module/sitemaps').optionally().reply(200, {});
  onCall('GET', 'plugins').optionally().reply(200, {});
  onCall('GET', 'waf').optionally().reply(200, { bootstrap_path: '', automatic_rules_available: false });
  onCall('GET', 'site/features')
    .optionally()
    .reply(200, { code: 'success', message: '', data: '{"active":["wordads","search"]}' });
  return mountTab(
    tabOf(card),
    // Without a linked user, the verification card does not request the Google status.
    all(withModules(...card.modules), withServerValues(values), notLinked, ({ initial }) => {
      Object.assign(initial, {
        adminPages,
        currentVersion,
        themeData: { support: { 'infinite-scroll': true } },
        stats: { roles: { administrator: { name: 'Administrator' }, editor: { name: 'Editor' } } },
      });
    }),
  );
}

test.each<[string, CardDescription, string, Values]>([
  ['a module that is an object', monitor, 'monitor', { monitor: { emails: true } }],
  ['an option that is a list', firewall, 'jetpack_waf_share_data', { waf: true, jetpack_waf_share_data: ['logs'] }],
  [
    'an option that is a word',
    carousel,
    'carousel_display_exif',
    { carousel: true, carousel_display_exif: 'camera-only' },
  ],
  ['an option that is a number', carousel, 'carousel_display_exif', { carousel: true, carousel_display_exif: 2 }],
])('disables the switch of %s, and links to Jetpack', async (_what, card, option, values) => {
  await mount(card, values);
  const toggle = await screen.findByTestId(`module-toggle-${option}`);
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleDescription(/Unknown value/);
  // The click must send nothing.
  fireEvent.click(toggle);
  const row = screen.getByTestId(`setting-${option}`);
  expect(within(row).getAllByText(unknownValueText).length).toBe(1);
  expect(within(row).getAllByRole('link', { name: 'Change this in Jetpack' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/page=jetpack&flightdeck=off#\/security$/),
  );
  await settled();
});

test.each([
  ['My Jetpack if Jetpack no longer has a settings page', ['my-jetpack'], /page=my-jetpack$/],
  ['the settings page', ['jetpack', 'my-jetpack'], /page=jetpack&flightdeck=off#\/security$/],
])('the link for an unknown value leads to %s', async (_what, pages, address) => {
  await mount(monitor, { monitor: 'sometimes' }, pages);
  expect(await screen.findByRole('link', { name: 'Change this in Jetpack' })).toHaveAttribute(
    'href',
    expect.stringMatching(address),
  );
});

const dashboard = 'page=jetpack&flightdeck=off#';
const newsletterPage = 'jetpack-newsletter';

// The rule for the page of each version of Jetpack has a table in original-page.test.ts.
test.each<[string, CardDescription, string[], Values, string]>([
  [
    'the newsletter',
    newsletter,
    [newsletterPage],
    { jetpack_subscriptions_from_name: ['Ann'] },
    `page=${newsletterPage}`,
  ],
  ['the newsletter forms', newsletter, ['jetpack'], { sm_enabled: 'daily' }, 'page=jetpack_modules'],
  [
    'the newsletter messages',
    newsletterMessages,
    [newsletterPage],
    { subscription_options: 1 },
    `page=${newsletterPage}`,
  ],
  ['subscriptions', subscriptions, [newsletterPage], { subscriptions: 'weekly' }, `page=${newsletterPage}`],
  ['ads', ads, ['jetpack'], { enable_header_ad: 'top', sm_enabled: true }, `${dashboard}/earn`],
  ['sitemaps', sitemaps, ['jetpack-seo'], { sitemaps: 'news' }, 'page=jetpack-seo'],
  ['the Reader', reader, ['jetpack'], { 'wpcom-reader': 'toolbar' }, `${dashboard}/reader`],
  ['views in the Reader', reader, ['jetpack'], { wpcom_reader_views_enabled: 'likes' }, `${dashboard}/security`],
  ['search', search, ['jetpack-search'], { search: 'smart' }, 'page=jetpack-search#/settings'],
  ['podcasts', podcast, ['jetpack-podcast'], { podcast: 'video' }, 'page=jetpack-podcast'],
  ['forms', forms, ['jetpack-forms-responses-wp-admin'], { 'contact-form': 'all' }, 'page=jetpack_modules'],
])('an unknown value for %s links to the page of Jetpack with this setting', async (_what, ...args) => {
  const [card, pages, values, address] = args;
  await mount(card, { ...modulesOn(card), ...values }, pages, '16.1.2');
  for (const link of await screen.findAllByRole('link', { name: 'Change this in Jetpack' }))
    expect(link).toHaveAttribute('href', `http://localhost/wp-admin/admin.php?${address}`);
});

test.each(['all', { read: ['editor'] }, [{ role: 'editor' }]])(
  'shows the stored roles %j of Stats as unknown',
  async (roles) => {
    await mount(stats, { stats: true, count_roles: [], roles });
    const row = screen.getByTestId('setting-roles');
    expect(within(row).queryByRole('switch')).toBeNull();
    expect(within(row).getByText(unknownValueText)).toBeVisible();
    expect(within(screen.getByTestId('count_roles-editor')).getByRole('switch')).toBeEnabled();
  },
);

test('does not claim that administrators are uncounted while the roles are unknown', async () => {
  await mount(stats, { stats: true, count_roles: 'all', roles: [] });
  expect(within(screen.getByTestId('setting-count_roles')).getByText(unknownValueText)).toBeVisible();
  expect(screen.queryByText(/^Jetpack doesn't count administrators yet/)).toBeNull();
});

const unknownObject = { by: 'Jetpack 17' };

test('a field with an unknown list of addresses shows neither an example nor how to enter addresses', async () => {
  await mount(firewall, { waf: true, jetpack_waf_ip_list: true, jetpack_waf_ip_block_list: unknownObject });
  const list = await screen.findByLabelText('Blocked IP addresses');
  expect(list).not.toHaveAttribute('placeholder');
  expect(list).not.toHaveAccessibleDescription(/Enter one/);
});

const unknownTitles = { posts: [{ type: 'token', value: 'ai' }] };
const unknownCategories = { categories: [{ term_id: 1, name: 'News' }], wpcom_newsletter_categories: [{ term: 1 }] };

test.each<[string, CardDescription, string | null, Values]>([
  [
    'the firewall',
    firewall,
    'Blocked IP addresses',
    { jetpack_waf_ip_list: true, jetpack_waf_ip_block_list: unknownObject },
  ],
  [
    'brute force protection',
    bruteForce,
    'Always allowed IP addresses',
    { jetpack_protect_global_whitelist: unknownObject },
  ],
  ['comments', comments, 'Comment form introduction', { highlander_comment_form_prompt: unknownObject }],
  ['comments', comments, 'Color scheme', { jetpack_comment_form_color_scheme: 'sepia' }],
  ['the carousel', carousel, 'Carousel color scheme', { carousel_background_color: 'blur' }],
  [
    'the newsletter',
    newsletter,
    'Replies to emails',
    { jetpack_subscriptions_from_name: 'Ann', jetpack_subscriptions_reply_to: 'team' },
  ],
  ['the newsletter', newsletter, null, { wpcom_newsletter_categories_enabled: true, ...unknownCategories }],
  ['newsletter messages', newsletterMessages, null, { subscription_options: 'none' }],
  ['site verification', verification, 'Bing', { bing: [unknownObject] }],
  ['ads', ads, 'Content of ads.txt', { wordads_custom_adstxt_enabled: true, wordads_custom_adstxt: [unknownObject] }],
  ['SEO', seo, null, { advanced_seo_title_formats: unknownTitles }],
  ['SEO', seo, 'Front page meta description', { advanced_seo_front_page_description: unknownObject }],
  ['the theme', themeEnhancements, null, { infinite_scroll: 'pages' }],
])(
  'an unknown value on the card for %s disables its control, says that it is unknown, and links to Jetpack (row %#)',
  async (...row) => {
    const [, card, label, values] = row;
    await mount(card, { ...modulesOn(card), ...values });
    expect(await screen.findAllByText(unknownValueText)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Change this in Jetpack' })).toHaveLength(1);
    const controls =
      label === null ? screen.queryAllByLabelText(/^(Posts|Pages|Welcome message)$/) : [screen.getByLabelText(label)];
    for (const control of controls) {
      expect(control).toBeDisabled();
      fireEvent.change(control, { target: { value: 'x' } });
    }
    expect(screen.queryByRole('group', { name: 'Categories that subscribers can choose' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(dirtyWork()).toEqual([]);
  },
);

const fieldsOfAllTabs = async () =>
  (await loadTabs()).flatMap(({ cards }) => cards.flatMap(({ fields = [] }): readonly Field[] => fields));

test.each(['11.3', '13.5', '13.9'] as const)(
  'each field can read the values that Jetpack %s stores',
  async (version) => {
    const recorded = settingsOf(version);
    const unreadFields = (await fieldsOfAllTabs()).filter(
      ({ option, read }) => recorded[option] !== undefined && read(recorded[option]) === undefined,
    );
    expect(unreadFields.map(({ option }) => option)).toEqual([]);
  },
);

test('no field reads a number as a list, an object or a flag', async () => {
  const misreadFields = (await fieldsOfAllTabs()).filter(
    ({ read }) => typeof read(17) === 'object' || read(17) === true,
  );
  expect(misreadFields.map(({ option }) => option)).toEqual([]);
});

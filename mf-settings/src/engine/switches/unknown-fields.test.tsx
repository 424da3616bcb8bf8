import { dirtyWork } from '@flightdeck/shared/session';
import { fireEvent, screen } from '@testing-library/react';
import { comments } from '../../discussion/comments/comments.card';
import { newsletter } from '../../discussion/newsletter/newsletter.card';
import { newsletterMessages } from '../../discussion/newsletter-messages/newsletter-messages.card';
import { bruteForce } from '../../security/brute-force/brute-force.card';
import { firewall } from '../../security/firewall/firewall.card';
import { loadTabs } from '../../tabs';
import { ads } from '../../traffic/ads/ads.card';
import { seo } from '../../traffic/seo/seo.card';
import { verification } from '../../traffic/verification/verification.card';
import { carousel } from '../../writing/carousel/carousel.card';
import { themeEnhancements } from '../../writing/theme-enhancements/theme-enhancements.card';
import type { CardDescription } from '../cards/card';
import type { Field } from '../form/field';
import { settingsOf } from '../testing/settings-of-version';
import { modulesOn, mount, unknownValueText, type Values } from './unknown-values-under-test';

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

import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { newsletter } from '../../discussion/newsletter/newsletter.card';
import { newsletterMessages } from '../../discussion/newsletter-messages/newsletter-messages.card';
import { video } from '../../performance/video/video.card';
import { blaze } from '../../traffic/blaze/blaze.card';
import { canonicalUrls } from '../../traffic/canonical-urls/canonical-urls.card';
import { seo } from '../../traffic/seo/seo.card';
import { sitemaps } from '../../traffic/sitemaps/sitemaps.card';
import { verification } from '../../traffic/verification/verification.card';
import { forms } from '../../writing/forms/forms.card';
import { podcast } from '../../writing/podcast/podcast.card';
import { isShown } from '../access/access';
import { ruleInput } from '../testing/input-under-test';
import { all, type Change, expectFlip, expectSave, fill, mountCard, onFeatures } from '../testing/settings-under-test';
import type { CardDescription } from './card';

type Values = Readonly<Record<string, unknown>>;

/** Simulates Jetpack 16.1.2 with the given admin pages. */
const withJetpack16 =
  (...adminPages: string[]): Change =>
  ({ initial }) =>
    Object.assign(initial, { currentVersion: '16.1.2', adminPages });

const mount = (card: CardDescription, serverValues: Values, change: Change = withJetpack16()) =>
  mountCard(card, serverValues, change);

test.each<[string, CardDescription, Values, string, string]>([
  ['podcast', podcast, { podcast: true }, 'Open podcast settings', 'jetpack-podcast'],
  ['SEO', seo, { 'seo-tools': true }, 'Open the SEO dashboard', 'jetpack-seo'],
  ['sitemaps', sitemaps, { sitemaps: false }, 'Open the SEO dashboard', 'jetpack-seo'],
  ['canonical URLs', canonicalUrls, { 'canonical-urls': true }, 'Open the SEO dashboard', 'jetpack-seo'],
  ['verification', verification, { 'verification-tools': false }, 'Open the SEO dashboard', 'jetpack-seo'],
  ['video', video, { videopress: true }, 'Manage your videos', 'jetpack-videopress'],
  ['forms', forms, { 'contact-form': true }, 'View form responses', 'jetpack-forms-responses-wp-admin'],
])(
  'the %s card links to its page in Jetpack only if the site has that page',
  async (_what, card, values, name, slug) => {
    const answerReads = () => {
      if (card === seo) onCall('GET', 'plugins').reply(200, {});
      if (card === video) onFeatures();
    };
    answerReads();
    const page = await mount(card, values, withJetpack16(slug));
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(`admin.php?page=${slug}`),
    );
    await page.unmount();
    answerReads();
    await mount(card, values);
    expect(screen.queryByRole('link', { name })).toBeNull();
  },
);

test.each<[string, CardDescription, string, string, string]>([
  ['podcast', podcast, 'podcast', 'Open podcast settings', 'jetpack-podcast'],
  ['video', video, 'videopress', 'Manage your videos', 'jetpack-videopress'],
  ['forms', forms, 'contact-form', 'View form responses', 'jetpack-forms-responses-wp-admin'],
])(
  'when its module is turned off, the %s card no longer links to the page that Jetpack removes with the module',
  async (_what, card, module, name, slug) => {
    if (card === video) onFeatures();
    await mount(card, { [module]: true }, withJetpack16(slug));
    expect(screen.getByRole('link', { name })).toBeVisible();
    await expectFlip(module, { [module]: false }, { [module]: true });
    expect(screen.queryByRole('link', { name })).toBeNull();
  },
);

const withoutBlaze: Change = ({ initial }) => {
  initial.shouldInitializeBlaze = false;
};
const unlinked: Change = ({ connection }) => {
  connection.isUserConnected = false;
};

test.each<[string, Change, boolean, string]>([
  ['says that a site may not use Blaze', withoutBlaze, false, "Blaze isn't available on your site."],
  ['keeps the position of Blaze on a site that may no longer use it', withoutBlaze, true, "Blaze isn't available"],
  [
    'tells a user without a linked account to connect first',
    all(withoutBlaze, unlinked),
    false,
    'Connect to configure',
  ],
])('a locked switch %s', async (_what, change, isOn, reason) => {
  await mount(blaze, { blaze: isOn }, all(withJetpack16(), change));
  const toggle = screen.getByTestId('module-toggle-blaze');
  expect(toggle).toHaveAttribute('aria-checked', String(isOn));
  expect(toggle).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByTestId('setting-blaze')).toHaveTextContent(reason);
});

test('there is no card for Blaze on the hosting of the provider', () => {
  const { site } = ruleInput();
  const modules = { blaze: { override: false } } as const;
  const onHosting = (isWoASite: boolean) => isShown(blaze, ruleInput({ modules, site: { ...site, isWoASite } }));
  expect([true, false].map(onHosting)).toEqual([false, true]);
});

test.each([
  ['on', '15.8', true, true],
  ['off', '16.1.2', false, true],
  ['on, before Jetpack has a page for responses', '13.9.1', true, false],
])('the card for forms that are %s: Jetpack %s', (_what, version, isOn, isVisible) => {
  const site = ruleInput({
    modules: { 'contact-form': { override: false } },
    serverValues: { 'contact-form': isOn },
    version,
  });
  expect(isShown(forms, site)).toBe(isVisible);
});

test('the SEO card links to the offer of the new dashboard if Jetpack makes this offer', async () => {
  onCall('GET', 'plugins').reply(200, {});
  const withSeoOffer: Change = ({ initial }) => {
    initial.siteData.isSeoOffered = true;
  };
  await mount(seo, { 'seo-tools': true }, all(withJetpack16(), withSeoOffer));
  expect(screen.getByRole('link', { name: 'Try the new SEO dashboard in Jetpack' })).toHaveAttribute(
    'href',
    expect.stringMatching(/page=jetpack&flightdeck=off#\/traffic$/),
  );
  expect(screen.queryByRole('link', { name: 'Open the SEO dashboard' })).toBeNull();
});

describe('newsletter messages', () => {
  const stored = {
    invitation: 'Hello',
    welcome: 'Welcome',
    comment_follow: '',
    subscribe_modal_heading: '',
    free_tier_description: '',
    hide_free_tier: false,
  };
  const sent = { welcome: 'Hi there', subscribe_modal_heading: '', free_tier_description: '', hide_free_tier: true };
  const mountMessages = (options: Values) =>
    mount(newsletterMessages, { subscriptions: true, subscription_options: options });

  test('are saved together, without texts that the card does not show', async () => {
    await mountMessages(stored);
    await fill('Welcome message', 'Hi there');
    await fill('Visitors can choose', 'paid');
    await expectSave({ subscription_options: sent }, { subscriptions: true, subscription_options: stored });
    expect(screen.getByLabelText('Welcome message')).toHaveValue('Hi there');
  });

  test('show only the text that Jetpack 13.9 has', async () => {
    await mountMessages({ invitation: '', welcome: '', comment_follow: '' });
    expect(await screen.findAllByRole('textbox')).toEqual([screen.getByLabelText('Welcome message')]);
    expect(screen.queryByLabelText('Visitors can choose')).toBeNull();
  });
});

describe('newsletter categories', () => {
  const categories = [
    { term_id: 1, name: 'News' },
    { term_id: 7, name: 'Travel' },
    { term_id: 'x', name: 'Broken' },
  ];
  const values = { subscriptions: true, wpcom_newsletter_categories_enabled: true, sm_enabled: false, categories };
  const categoryGroup = () => screen.findByRole('group', { name: 'Categories that subscribers can choose' });
  const checkbox = async (name: string) => within(await categoryGroup()).getByRole('checkbox', { name });

  test('are saved by ID, together with those that the site no longer lists', async () => {
    await mount(newsletter, { ...values, wpcom_newsletter_categories: [99, 1] });
    expect(await checkbox('News')).toBeChecked();
    fireEvent.click(await checkbox('Travel'));
    await expectSave({ wpcom_newsletter_categories: [1, 7, 99] }, { ...values, wpcom_newsletter_categories: [99, 1] });
    expect(await checkbox('Travel')).toBeChecked();
  });

  test('are not saved if none is selected, because Jetpack would keep the previous ones', async () => {
    await mount(newsletter, { ...values, wpcom_newsletter_categories: [1] });
    fireEvent.click(await checkbox('News'));
    fireEvent.click(screen.getByText('Save Settings'));
    expect(await screen.findByText('Select at least one category.')).toBeVisible();
  });
});

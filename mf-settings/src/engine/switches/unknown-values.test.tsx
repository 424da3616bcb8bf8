import { settled } from '@flightdeck/shared/testing/parts';
import { fireEvent, screen, within } from '@testing-library/react';
import { newsletter } from '../../discussion/newsletter/newsletter.card';
import { newsletterMessages } from '../../discussion/newsletter-messages/newsletter-messages.card';
import { search } from '../../performance/search/search.card';
import { firewall } from '../../security/firewall/firewall.card';
import { monitor } from '../../security/monitor/monitor.card';
import { ads } from '../../traffic/ads/ads.card';
import { reader } from '../../traffic/reader/reader.card';
import { stats } from '../../traffic/stats/stats.card';
import { carousel } from '../../writing/carousel/carousel.card';
import type { CardDescription } from '../cards/card';
import { modulesOn, mount, unknownValueText, type Values } from './unknown-values-under-test';

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
  [
    'the newsletter messages',
    newsletterMessages,
    [newsletterPage],
    { subscription_options: 1 },
    `page=${newsletterPage}`,
  ],
  ['ads', ads, ['jetpack'], { enable_header_ad: 'top', sm_enabled: true }, `${dashboard}/earn`],
  ['views in the Reader', reader, ['jetpack'], { wpcom_reader_views_enabled: 'likes' }, `${dashboard}/security`],
  ['search', search, ['jetpack-search'], { search: 'smart' }, 'page=jetpack-search#/settings'],
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

import { screen, within } from '@testing-library/react';
import { settingsOf } from '../../engine/testing/settings-of-version';
import {
  type Change,
  expectSave,
  fill,
  mountCard,
  offline,
  overridden,
} from '../../engine/testing/settings-under-test';
import { newsletter } from './newsletter.card';

const settings139 = settingsOf('13.9');

const mount = (serverValues: Readonly<Record<string, unknown>>, change?: Change) =>
  mountCard(newsletter, serverValues, change);
const card = () => screen.findByRole('article', { name: 'Newsletter' });
/** Returns the options of the switches, from top to bottom. */
const switchOptions = async () =>
  within(await card())
    .getAllByRole('switch')
    .map(({ dataset: { testid = '' } }) => testid.replace('module-toggle-', ''));

const formOptions = [
  'sm_enabled',
  'jetpack_subscribe_overlay_enabled',
  'jetpack_subscriptions_subscribe_post_end_enabled',
  'jetpack_subscriptions_subscribe_navigation_enabled',
  'jetpack_subscriptions_login_navigation_enabled',
];
const emailOptions = ['wpcom_featured_image_in_email', 'wpcom_subscription_emails_use_excerpt'];
const bylineOptions = ['jetpack_gravatar_in_email', 'jetpack_author_in_email', 'jetpack_post_date_in_email'];

test('shows the switches, the sender and the replies that Jetpack 13.9 has', async () => {
  await mount(settings139);
  expect(await switchOptions()).toEqual([
    ...formOptions,
    ...emailOptions,
    ...bylineOptions,
    'wpcom_newsletter_categories_enabled',
  ]);
  for (const option of await switchOptions()) {
    expect({ option, checked: screen.getByTestId(`module-toggle-${option}`).ariaChecked }).toEqual({
      option,
      checked: String(Reflect.get(settings139, option)),
    });
  }
  expect(screen.getByLabelText('Sender name')).toHaveValue('');
  expect(screen.getByLabelText('Replies to emails')).toHaveValue('no-reply');
  expect(screen.getByRole('link', { name: 'More newsletter settings in Jetpack' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack&flightdeck=off#\/newsletter$/),
  );
});

test.each([
  ['links to the newsletter page of Jetpack 16.1', true, ['jetpack-newsletter'], ['admin.php?page=jetpack-newsletter']],
  ['has no link while the module is off, and with it the page', false, ['jetpack-newsletter'], []],
  ['has no link if Jetpack 16.1 has no newsletter page', true, ['jetpack'], []],
])('%s', async (_what, subscriptions, adminPages, expected) => {
  await mount({ ...settings139, subscriptions }, ({ initial }) =>
    Object.assign(initial, { currentVersion: '16.1.2', adminPages }),
  );
  await card();
  const links = screen.queryAllByRole('link', { name: 'More newsletter settings in Jetpack' });
  expect(links.map((link) => link.getAttribute('href')?.replace(/^.*\/wp-admin\//, ''))).toEqual(expected);
});

test('shows only the switch for pop-ups on a site with Jetpack 12.5', async () => {
  await mount({ subscriptions: true, sm_enabled: true });
  expect(await switchOptions()).toEqual(['sm_enabled']);
  expect(screen.queryByLabelText('Sender name')).toBeNull();
  expect(screen.queryByText('Emails to subscribers')).toBeNull();
});

test('is hidden on a site without newsletter options', async () => {
  await mount({ subscriptions: true, stb_enabled: true });
  expect(screen.queryByRole('article')).toBeNull();
});

test('saves the sender and the replies together', async () => {
  await mount(settings139);
  await fill('Sender name', 'The Daily');
  await fill('Replies to emails', 'author');
  const sent = { jetpack_subscriptions_from_name: 'The Daily', jetpack_subscriptions_reply_to: 'author' };
  await expectSave(sent, settings139);
  expect(screen.getByLabelText('Sender name')).toHaveValue('The Daily');
});

test.each<[string, object, Change]>([
  ['while subscriptions are off', { subscriptions: false }, () => {}],
  ['offline', {}, offline],
  ['when an administrator disabled subscriptions', { subscriptions: false }, overridden('subscriptions', 'inactive')],
])('disables all settings %s, and shows the reason once', async (_when, values, change) => {
  await mount({ ...settings139, ...values }, change);
  for (const control of within(await card()).getAllByRole('switch')) {
    expect(control.matches(':disabled, [aria-disabled="true"]')).toBe(true);
  }
  for (const label of ['Sender name', 'Replies to emails']) expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.queryAllByText('Unavailable in Offline Mode.')).toHaveLength(change === offline ? 1 : 0);
});

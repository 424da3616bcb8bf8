import { dirtyWork } from '@flightdeck/shared/session';
import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  all,
  type Change,
  mountTab,
  notLinked,
  offline,
  onSettings,
  onWrite,
  overridden,
  successBody,
  toggle,
  withModules,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { discussion } from './discussion.tab';

const serverValues = {
  comments: true,
  highlander_comment_form_prompt: 'Say something',
  jetpack_comment_form_color_scheme: 'dark',
  'gravatar-hovercards': true,
  markdown: true,
  wpcom_publish_posts_with_markdown: true,
  wpcom_publish_comments_with_markdown: false,
  'comment-likes': false,
  subscriptions: true,
  stb_enabled: true,
  stc_enabled: false,
};
const allModules = withModules('comments', 'gravatar-hovercards', 'markdown', 'comment-likes', 'subscriptions');
const mount = (values: Readonly<Record<string, unknown>> = serverValues, change: Change = () => {}) => {
  onSettings(values);
  return mountTab(discussion, all(allModules, withServerValues(values), change));
};
const promptField = () => screen.findByLabelText('Comment form introduction');
const colorsField = () => screen.findByLabelText('Color scheme');
const markdownSwitch = () => toggle('wpcom_publish_comments_with_markdown');
const postSubscriptionSwitch = () => toggle('stb_enabled');
const commentSubscriptionSwitch = () => toggle('stc_enabled');

test('SET-196 SET-198 SET-199 shows the title, the cards for comments and subscriptions, and the saved values', async () => {
  await mount();
  expect(
    screen.getByRole('heading', {
      name: 'Manage advanced comment settings and grow your audience with email subscriptions.',
    }),
  ).toBeVisible();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual([
    'jp-settings-comments',
    'jp-settings-subscriptions',
  ]);
  expect(await promptField()).toHaveValue('Say something');
  expect(await colorsField()).toHaveValue('dark');
  expect(
    within(await colorsField())
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['light', 'dark', 'transparent']);
  expect(await markdownSwitch()).not.toBeChecked();
  expect(await postSubscriptionSwitch()).toBeChecked();
  expect(await commentSubscriptionSwitch()).not.toBeChecked();
});

test.each(['comments', 'subscriptions', 'markdown', 'gravatar-hovercards', 'comment-likes'])(
  'SET-195 shows the tab with one card when the site has only the module %s',
  async (slug) => {
    await mount(serverValues, withModules(slug));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  },
);

test('SET-195 shows a message and no card when the site has none of the modules', async () => {
  await mount(serverValues, withModules('stats'));
  expect(screen.getByText('None of the features on this page are available on your site.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('SET-194 SET-197 shows the matching cards under the short title during a search', async () => {
  for (const read of ['module/all', 'plugins', 'site/features']) onCall('GET', read).reply(200, {});
  onSettings(serverValues);
  // If the results load slowly, they read the settings again.
  onCall('GET', 'settings').optionally().reply(200, serverValues);
  await mountTab(
    discussion,
    all(allModules, withServerValues(serverValues)),
    '#/discussion?term=Comment%20form%20introduction',
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Discussion' })).toBeVisible();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['jp-settings-comments']);
  expect(screen.queryByText(/^Manage advanced comment settings/)).toBeNull();
});

test('SET-026.10 SET-200 saves the prompt and the colors together, and disables both fields while saving', async () => {
  await mount();
  fireEvent.change(await promptField(), { target: { value: 'What do you think?' } });
  fireEvent.change(await colorsField(), { target: { value: 'transparent' } });
  const sent = {
    highlander_comment_form_prompt: 'What do you think?',
    jetpack_comment_form_color_scheme: 'transparent',
  };
  onSettings(serverValues);
  onWrite(sent, serverValues);
  fireEvent.click(screen.getByText('Save Settings'));
  expect(await promptField()).toBeDisabled();
  expect(await colorsField()).toBeDisabled();
  await waitFor(() => expect(dirtyWork()).toEqual([]));
  expect(await promptField()).toHaveValue('What do you think?');
});

test.each<[string, object, Change]>([
  ['while the module is off', { comments: false }, () => {}],
  ['offline', {}, offline],
])('SET-200 disables the prompt and the colors %s', async (_when, values, change) => {
  await mount({ ...serverValues, ...values }, change);
  expect(await promptField()).toBeDisabled();
  expect(await colorsField()).toBeDisabled();
});

test('SET-026.11 SET-201 SET-202 saves both subscription options', async () => {
  await mount();
  onWrite({ stc_enabled: true }, serverValues);
  fireEvent.click(await commentSubscriptionSwitch());
  await waitFor(async () => expect(await commentSubscriptionSwitch()).not.toHaveAttribute('aria-busy'));
  expect(await commentSubscriptionSwitch()).toBeChecked();
  const values = { ...serverValues, stc_enabled: true };
  onWrite({ stb_enabled: false }, values);
  fireEvent.click(await postSubscriptionSwitch());
  await waitFor(async () => expect(await postSubscriptionSwitch()).not.toBeChecked());
});

test('SET-203 disables both subscription options until the server confirms that the module is on', async () => {
  await mount({ ...serverValues, subscriptions: false });
  expect(await postSubscriptionSwitch()).toBeDisabled();
  expect(await commentSubscriptionSwitch()).toBeDisabled();
  onCall('POST', 'settings', { subscriptions: true }).delay(80).reply(200, successBody);
  onSettings(serverValues);
  fireEvent.click(await toggle('subscriptions'));
  expect(await toggle('subscriptions')).toBeChecked();
  expect(await postSubscriptionSwitch()).toBeDisabled();
  expect(await commentSubscriptionSwitch()).toBeDisabled();
  await waitFor(async () => expect(await postSubscriptionSwitch()).toBeEnabled());
  expect(await commentSubscriptionSwitch()).toBeEnabled();
});

test('SET-203 disables both subscription options offline', async () => {
  await mount(serverValues, offline);
  expect(await postSubscriptionSwitch()).toBeDisabled();
  expect(await commentSubscriptionSwitch()).toBeDisabled();
});

test.each<[string, number, object, Change]>([
  ['links to the email subscribers', 1, {}, () => {}],
  ['shows no link to the email subscribers while subscriptions are off', 0, { subscriptions: false }, () => {}],
  ['shows no link to the email subscribers to a user without a linked account', 0, {}, notLinked],
  ['shows no link to the email subscribers offline', 0, {}, offline],
])('%s', async (_what, count, values, change) => {
  await mount({ ...serverValues, ...values }, change);
  await postSubscriptionSwitch();
  expect(screen.queryAllByRole('link', { name: /^View your email subscribers/ })).toHaveLength(count);
});

test.each([
  [
    'SET-205 the Markdown switch for comments sends only its option while posts use Markdown',
    serverValues,
    { wpcom_publish_comments_with_markdown: true },
  ],
  [
    'SET-205 the Markdown switch for comments sends only its option when turned off',
    { ...serverValues, wpcom_publish_comments_with_markdown: true },
    { wpcom_publish_comments_with_markdown: false },
  ],
  [
    'the Markdown switch for comments turns on the module and the option while both are off',
    { ...serverValues, markdown: false, wpcom_publish_posts_with_markdown: false },
    { markdown: true, wpcom_publish_comments_with_markdown: true },
  ],
])('SET-026.9 SET-204 %s', async (_what, values, sent) => {
  await mount(values);
  onWrite(sent, values);
  const isOn = sent.wpcom_publish_comments_with_markdown;
  fireEvent.click(await markdownSwitch());
  await waitFor(async () => expect(await markdownSwitch()).not.toHaveAttribute('aria-busy'));
  expect(await markdownSwitch()).toHaveAttribute('aria-checked', String(isOn));
});

test('SET-207 disables the Markdown switch and says why when an administrator disabled the module', async () => {
  await mount(serverValues, overridden('markdown', 'inactive'));
  expect(await markdownSwitch()).toBeDisabled();
  expect(screen.getByText(/Markdown has been disabled by a site administrator\./)).toBeVisible();
});

test.each([
  ['12.5', 'WordPress.com, Twitter or Facebook'],
  ['16.1.2', 'WordPress.com or Facebook'],
])('names the kinds of accounts that can comment on a site with Jetpack %s', async (currentVersion, accounts) => {
  await mount(serverValues, ({ initial }) => Object.assign(initial, { currentVersion }));
  expect(await screen.findByText(`comment with a ${accounts} account`, { exact: false })).toBeVisible();
});

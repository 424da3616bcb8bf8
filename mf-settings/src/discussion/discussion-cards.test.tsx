import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isShown } from '../engine/access/access';
import { ruleInput } from '../engine/testing/input-under-test';
import {
  all,
  type Change,
  expectFlip,
  expectSave,
  fill,
  mountTab,
  notLinked,
  offline,
  onSettings,
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

test.each([
  ['comments', ['comments']],
  ['subscriptions', ['subscriptions']],
  ['markdown', ['comments']],
  ['gravatar-hovercards', ['comments']],
  ['comment-likes', ['comments']],
  ['stats', []],
])('SET-195 with only the module %s, the tab shows the cards %j', (slug, ids) => {
  const site = ruleInput({ modules: { [slug]: { override: false } }, serverValues });
  expect(discussion.cards.filter((card) => isShown(card, site)).map(({ id }) => id)).toEqual(ids);
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
  await fill('Comment form introduction', 'What do you think?');
  await fill('Color scheme', 'transparent');
  const sent = {
    highlander_comment_form_prompt: 'What do you think?',
    jetpack_comment_form_color_scheme: 'transparent',
  };
  await expectSave(sent, serverValues, async () => {
    fireEvent.click(screen.getByText('Save Settings'));
    expect(await promptField()).toBeDisabled();
    expect(await colorsField()).toBeDisabled();
  });
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

test.each<[string, isUsable: boolean, hasLink: boolean, object, Change]>([
  ['while subscriptions are on', true, true, {}, () => {}],
  ['while subscriptions are off', false, false, { subscriptions: false }, () => {}],
  ['for a user without a linked account', true, false, {}, notLinked],
  ['offline', false, false, {}, offline],
])('SET-203 %s, both options can be changed: %s, and the subscribers are linked: %s', async (_when, ...row) => {
  const [isUsable, hasLink, values, change] = row;
  await mount({ ...serverValues, ...values }, change);
  for (const option of [await postSubscriptionSwitch(), await commentSubscriptionSwitch()])
    expect(option).toHaveProperty('disabled', !isUsable);
  expect(screen.queryAllByRole('link', { name: /^View your email subscribers/ })).toHaveLength(hasLink ? 1 : 0);
});

test.each([
  ['while posts use Markdown', serverValues, { wpcom_publish_comments_with_markdown: true }],
  [
    'while the module is off',
    { ...serverValues, markdown: false, wpcom_publish_posts_with_markdown: false },
    { markdown: true, wpcom_publish_comments_with_markdown: true },
  ],
])('SET-026.9 SET-204 SET-205 %s, the Markdown switch for comments sends what the rule says', async (...row) => {
  const [, values, sent] = row;
  await mount(values);
  await expectFlip('wpcom_publish_comments_with_markdown', sent, values);
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

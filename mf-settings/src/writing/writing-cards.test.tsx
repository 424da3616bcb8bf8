import { refreshingText } from '@flightdeck/shared/testing/parts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CardDescription } from '../engine/cards/card';
import { pageReload } from '../engine/saving/page-reload';
import {
  all,
  type Change,
  expectFlip,
  expectSave,
  fill,
  flip,
  mountTab,
  notLinked,
  offline,
  onSettings,
  onWrite,
  overridden,
  tabOf,
  toggle,
  withModules,
  withoutRights,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { carousel } from './carousel/carousel.card';
import { composing } from './composing/composing.card';
import { contentTypes } from './content-types/content-types.card';
import { themeEnhancements } from './theme-enhancements/theme-enhancements.card';
import { toolbar } from './toolbar/toolbar.card';
import { widgets } from './widgets/widgets.card';
import { writing } from './writing.tab';

const serverValues = {
  carousel: true,
  carousel_display_exif: false,
  carousel_display_comments: true,
  carousel_background_color: 'black',
  'copy-post': true,
  markdown: false,
  wpcom_publish_posts_with_markdown: false,
  latex: true,
  shortcodes: true,
  jetpack_blocks_disabled: false,
  'custom-content-types': false,
  jetpack_testimonial: false,
  jetpack_portfolio: false,
  'infinite-scroll': true,
  infinite_scroll: false,
  'custom-css': false,
  widgets: true,
  'widget-visibility': false,
  'post-by-email': true,
  post_by_email_address: 'mine@post.example',
  masterbar: false,
};
const slugs = [
  'carousel',
  'copy-post',
  'markdown',
  'latex',
  'shortcodes',
  'custom-content-types',
  'infinite-scroll',
  'custom-css',
  'widgets',
  'widget-visibility',
  'post-by-email',
  'masterbar',
];
const withInfiniteScroll: Change = ({ initial }) => {
  initial.themeData = { support: { 'infinite-scroll': true } };
};
/** Mounts the whole tab, or a single card, which is faster. */
const mount = (change: Change = () => {}, values: object = serverValues, tab = writing) => {
  onSettings({ ...values });
  return mountTab(tab, all(withModules(...slugs), withServerValues({ ...values }), withInfiniteScroll, change));
};
const mountCard = (card: CardDescription, values?: object, change?: Change) => mount(change, values, tabOf(card));
const cardIds = () => screen.queryAllByRole('article').map(({ id }) => id.replace('jp-settings-', ''));

let requestReload: jest.SpyInstance;
beforeEach(() => {
  requestReload = jest.spyOn(pageReload, 'request').mockImplementation(() => {});
});
afterEach(() => requestReload.mockRestore());

test('SET-170 SET-172 shows the title and the cards in order', async () => {
  await mount();
  expect(
    screen.getByRole('heading', {
      name: 'Compose content the way you want to and streamline your publishing experience.',
    }),
  ).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Media',
    'Composing',
    'Custom content types',
    'Theme enhancements',
    'Widgets',
    'Post by email',
    'WordPress.com toolbar',
  ]);
});

test.each<[string, CardDescription, string, Readonly<Record<string, boolean>>]>([
  ['SET-026.5 SET-172', carousel, 'carousel_display_exif', { carousel_display_exif: true }],
  ['SET-026.5 SET-172', carousel, 'carousel_display_comments', { carousel_display_comments: false }],
  ['SET-172', composing, 'copy-post', { 'copy-post': false }],
  ['SET-172', composing, 'latex', { latex: false }],
  ['SET-172', composing, 'shortcodes', { shortcodes: false }],
  ['SET-026.6 SET-172', composing, 'jetpack_blocks_disabled', { jetpack_blocks_disabled: true }],
  [
    'SET-026.9 SET-204',
    composing,
    'wpcom_publish_posts_with_markdown',
    { markdown: true, wpcom_publish_posts_with_markdown: true },
  ],
  ['SET-172 SET-176', themeEnhancements, 'custom-css', { 'custom-css': true }],
  ['SET-172', widgets, 'widgets', { widgets: false }],
  ['SET-172', widgets, 'widget-visibility', { 'widget-visibility': true }],
])('%s saves the switch (%#) of %s', async (_id, card, option, sent) => {
  await mountCard(card);
  await expectFlip(option, sent, serverValues);
});

test('SET-026.5 SET-172 saves the color of the carousel with the save bar', async () => {
  await mountCard(carousel);
  await fill('Carousel color scheme', 'white');
  await expectSave({ carousel_background_color: 'white' }, serverValues);
  expect(screen.getByLabelText('Carousel color scheme')).toHaveValue('white');
});

test.each([
  ['SET-178', 'jetpack_testimonial', 'Add a testimonial', 'post-new.php?post_type=jetpack-testimonial'],
  ['SET-179', 'jetpack_portfolio', 'Add a portfolio item', 'post-new.php?post_type=jetpack-portfolio'],
] as const)('%s SET-026.6 turns on %s, reloads the page and links to a new item', async (_id, type, add, href) => {
  const { notice } = await mountCard(contentTypes);
  expect(screen.queryByRole('link', { name: add })).toBeNull();
  onWrite({ 'custom-content-types': true, [type]: true }, serverValues);
  await flip(type);
  expect(notice()).toMatchObject({ text: refreshingText });
  expect(requestReload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: add })).toHaveAttribute('href', expect.stringContaining(href));
});

test('SET-020 says that an administrator disabled content types and infinite scroll', async () => {
  await mount(all(overridden('custom-content-types', 'inactive'), overridden('infinite-scroll', 'inactive')));
  expect(screen.getAllByText(/^This feature has been disabled by a site administrator\./)).toHaveLength(2);
  expect(screen.getByText(/^Infinite scroll has been disabled by a site administrator\./)).toBeVisible();
  expect(await toggle('jetpack_testimonial')).toBeDisabled();
  expect(await toggle('jetpack_portfolio')).toBeDisabled();
  expect(screen.queryByRole('radio')).toBeNull();
});

const [themeDefault, byButton, byScrolling] = [/^Theme default$/, /with a button$/, /as readers scroll$/];
const buttonMode = { 'infinite-scroll': true, infinite_scroll: false };
const defaultMode = { 'infinite-scroll': false, infinite_scroll: true };

test.each<[string, RegExp, RegExp, object, Readonly<Record<string, boolean>>]>([
  ['SET-177.1', byButton, themeDefault, buttonMode, { 'infinite-scroll': false }],
  ['SET-177.2', themeDefault, byButton, defaultMode, buttonMode],
  ['SET-177.3', byButton, byScrolling, buttonMode, { infinite_scroll: true }],
])(
  '%s SET-026.7 saves a change of the infinite scroll mode from %s to %s',
  async (_id, before, after, stored, sent) => {
    const values = { ...serverValues, ...stored };
    await mountCard(themeEnhancements, values);
    expect(screen.getByLabelText(before)).toBeChecked();
    fireEvent.click(screen.getByLabelText(after));
    await expectSave(sent, values);
    expect(screen.getByLabelText(after)).toBeChecked();
  },
);

test('disables the theme default, with its reason, while an administrator keeps infinite scroll on', async () => {
  await mountCard(themeEnhancements, serverValues, overridden('infinite-scroll', 'active'));
  const radio = screen.getByRole('radio', { name: themeDefault });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription('Set by administrator');
  fireEvent.click(screen.getByLabelText(byScrolling));
  await expectSave({ infinite_scroll: true }, serverValues);
  expect(screen.getByLabelText(byScrolling)).toBeChecked();
});

test('SET-175 shows the infinite scroll modes with the saved one selected', async () => {
  await mountCard(themeEnhancements);
  const modes = [themeDefault, byButton, byScrolling].map((name) => screen.getByRole('radio', { name }));
  expect(screen.getAllByRole('radio')).toEqual(modes);
  expect(modes[1]).toBeChecked();
});

test('shows a message when the theme does not support infinite scroll', async () => {
  await mountCard(themeEnhancements, serverValues, ({ initial }) => {
    initial.themeData = { support: {} };
  });
  expect(screen.getByText(/^Your theme doesn't support infinite scroll\./)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('the toolbar', () => {
  test('SET-189 is turned on by its switch, and the page reloads', async () => {
    const { notice } = await mountCard(toolbar);
    onWrite({ masterbar: true }, serverValues);
    await flip('masterbar');
    expect(notice()).toMatchObject({ text: refreshingText });
    expect(requestReload).toHaveBeenCalledTimes(1);
  });

  test('SET-189 is disabled without a linked user', async () => {
    await mountCard(toolbar, serverValues, notLinked);
    expect(await toggle('masterbar')).toHaveAccessibleDescription(/Connect to configure\./);
    expect(await toggle('masterbar')).toHaveAttribute('aria-disabled', 'true');
  });

  test('SET-190 has no card on a site that always shows the toolbar', async () => {
    await mount(({ initial }) => {
      initial.siteData.isAtomicSite = true;
    });
    expect(cardIds()).not.toContain('masterbar');
    expect(cardIds()).toContain('post-by-email');
  });
});

describe('a user who can write but not manage modules', () => {
  test('SET-187 SET-188 sees the link to the editor and their own address', async () => {
    await mount(withoutRights);
    expect(cardIds()).toEqual(['composing', 'post-by-email']);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try Jetpack tools in the editor' })).toBeVisible();
    expect(screen.getByText(/Jetpack publishes every email you send there as a post\./)).toBeVisible();
    expect(screen.getByLabelText('Send your posts to this address')).toHaveValue('mine@post.example');
  });

  test('SET-186 does not see the card for Post by email while the module is off', async () => {
    await mount(withoutRights, { ...serverValues, 'post-by-email': false });
    await waitFor(() => expect(cardIds()).toEqual(['composing']));
  });

  test('SET-173 sees a message when no tool is available', async () => {
    const noPosts: Change = ({ userConnection }) => {
      userConnection.currentUser.permissions.edit_posts = false;
    };
    await mount(all(withoutRights, noPosts));
    expect(
      screen.getByText('Writing tools available to you will be shown here when an administrator enables them.'),
    ).toBeVisible();
    expect(cardIds()).toEqual([]);
  });
});

test('offline, disables switches that need a connection', async () => {
  await mount(offline);
  for (const name of ['post-by-email', 'masterbar'])
    expect(await toggle(name)).toHaveAccessibleDescription(/Unavailable in Offline Mode\./);
  expect(await toggle('carousel')).not.toHaveAttribute('aria-disabled');
});

import { refreshingText } from '@flightdeck/shared/testing/parts';
import { screen, waitFor } from '@testing-library/react';
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
import { toolbar } from './toolbar/toolbar.card';
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

test.each<[string, string, Readonly<Record<string, boolean>>]>([
  ['SET-026.6 SET-172', 'jetpack_blocks_disabled', { jetpack_blocks_disabled: true }],
  [
    'SET-026.9 SET-204',
    'wpcom_publish_posts_with_markdown',
    { markdown: true, wpcom_publish_posts_with_markdown: true },
  ],
])('%s saves the switch of %s', async (_id, option, sent) => {
  await mountCard(composing);
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

describe('the toolbar', () => {
  test('SET-189 is turned on by its switch, and the page reloads', async () => {
    const { notice } = await mountCard(toolbar);
    onWrite({ masterbar: true }, serverValues);
    await flip('masterbar');
    expect(notice()).toMatchObject({ text: refreshingText });
    expect(requestReload).toHaveBeenCalledTimes(1);
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

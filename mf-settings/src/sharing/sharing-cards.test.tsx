import { screen, waitFor, within } from '@testing-library/react';
import {
  all,
  type Change,
  expectFlip,
  mountTab,
  notLinked,
  onSettings,
  toggle,
  withModules,
  withoutRights,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { sharing } from './sharing.tab';

const serverValues = { likes: true, sharedaddy: false, publicize: true };
const page = all(withModules('likes', 'sharedaddy', 'publicize'), withServerValues(serverValues));
const cardIds = () => screen.queryAllByRole('article').map((card) => card.id);
const mount = (change: Change = page) => {
  onSettings(serverValues);
  return mountTab(sharing, change);
};

test('SET-191 SET-192 SET-193 shows the three cards in order, each with its switch', async () => {
  await mount();
  expect(cardIds()).toEqual(['jp-settings-likes', 'jp-settings-sharedaddy', 'jp-settings-publicize']);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Like buttons',
    'Sharing buttons',
    'Jetpack Social connections',
  ]);
  expect(await toggle('likes')).toBeChecked();
  expect(await toggle('sharedaddy')).not.toBeChecked();
  expect(await toggle('publicize')).toBeChecked();
  expect(screen.getByRole('link', { name: /Connect your social media accounts/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-marketing-connections'),
  );
});

test('SET-191 SET-192 saves the switches of Like and sharing buttons, and links to the configuration of sharing buttons while they are on', async () => {
  await mount();
  expect(screen.queryByRole('link', { name: /Configure your sharing buttons/ })).toBeNull();
  await expectFlip('sharedaddy', { sharedaddy: true }, serverValues);
  expect(await screen.findByRole('link', { name: /Configure your sharing buttons/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-marketing-sharing-buttons'),
  );
  await expectFlip('likes', { likes: false }, { ...serverValues, sharedaddy: true });
});

test('SET-193 disables social connections for a user who is not linked, and offers to connect', async () => {
  await mount(all(page, notLinked));
  expect(await toggle('publicize')).toHaveAccessibleDescription(/Connect to configure\./);
  expect(screen.getByText('Connect to share your posts on social networks.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Connect your social media accounts/ })).toBeNull();
});

describe('a user who can publish but cannot manage modules', () => {
  test('SET-011 sees the link to social media accounts but no switch while social connections are on', async () => {
    await mount(all(page, withoutRights));
    await waitFor(() => expect(cardIds()).toEqual(['jp-settings-publicize']));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('link', { name: /Connect your social media accounts/ })).toBeVisible();
  });

  test('SET-011 sees no card while social connections are off', async () => {
    onSettings({ ...serverValues, publicize: false });
    await mountTab(sharing, all(page, withServerValues({ ...serverValues, publicize: false }), withoutRights));
    await waitFor(() => expect(cardIds()).toEqual([]));
  });
});

test('with Jetpack 16.1, the links lead to admin pages of the site', async () => {
  const withButtons = { ...serverValues, sharedaddy: true };
  onSettings(withButtons);
  await mountTab(
    sharing,
    all(page, withServerValues(withButtons), ({ initial }) =>
      Object.assign(initial, { currentVersion: '16.1.2', adminPages: ['jetpack-social'] }),
    ),
  );
  const hrefs = [/Configure your sharing buttons/, /Connect your social media accounts/].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    expect.stringMatching(/\/wp-admin\/options-general\.php\?page=sharing$/),
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack-social$/),
  ]);
});

describe('on a block theme,', () => {
  const blockTheme: Change = ({ initial }) => {
    Object.assign(initial, { currentVersion: '16.1.2', themeData: { support: {}, isBlockTheme: true } });
    Object.assign(initial.siteData, { isSharingBlockAvailable: true, isLikeBlockAvailable: true });
  };
  const card = (name: string) => within(screen.getByRole('article', { name }));
  const editorLinks = (name: string) =>
    card(name)
      .getAllByRole('link', { name: 'Open the site editor' })
      .map((link) => link.getAttribute('href'));

  test('while sharing buttons are off, their card has a link to the site editor in place of the switch', async () => {
    await mount(all(page, blockTheme));
    expect(screen.queryByTestId('module-toggle-sharedaddy')).toBeNull();
    expect(card('Sharing buttons').getByText(/^Add the Sharing Buttons block/)).toBeVisible();
    expect(editorLinks('Sharing buttons')).toEqual([expect.stringMatching(/\/wp-admin\/site-editor\.php$/)]);
    expect(screen.queryByRole('link', { name: /Configure your sharing buttons/ })).toBeNull();
  });

  test('sharing buttons that are on can be turned off, and their switch does not disappear', async () => {
    const withButtons = { ...serverValues, sharedaddy: true };
    onSettings(withButtons);
    await mountTab(sharing, all(page, withServerValues(withButtons), blockTheme));
    expect(await toggle('sharedaddy')).toBeChecked();
    expect(card('Sharing buttons').getByText(/^Your block theme can't customize these buttons\./)).toBeVisible();
    await expectFlip('sharedaddy', { sharedaddy: false }, withButtons);
  });

  test('Like buttons have their switch and a link to the site editor', async () => {
    await mount(all(page, blockTheme));
    expect(await toggle('likes')).toBeChecked();
    expect(editorLinks('Like buttons')).toHaveLength(1);
  });

  test.each([
    ['Sharing Buttons', 'isSharingBlockAvailable', 'Like buttons'],
    ['Like', 'isLikeBlockAvailable', 'Sharing buttons'],
  ])('without the %s block (%s), only the card "%s" links to the site editor', async (_block, fact, cardName) => {
    await mount(all(page, blockTheme, ({ initial }) => Object.assign(initial.siteData, { [fact]: false })));
    expect(screen.getAllByRole('link', { name: 'Open the site editor' })).toHaveLength(1);
    expect(editorLinks(cardName)).toHaveLength(1);
    expect(await toggle('likes')).toBeChecked();
  });
});

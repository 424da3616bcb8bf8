import { pressInPlace, recorded, updatedNotice, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Change,
  expectFlip,
  mountCard,
  noticeTexts,
  onFeatures,
  onSettings,
  successBody,
  withoutOwner,
} from '../engine/testing/settings-under-test';
import { search } from './search/search.card';
import { video } from './video/video.card';

const toggle = (name: string) => screen.findByRole('switch', { name });

describe('the search card', () => {
  const bothOff = { search: false, instant_search_enabled: false };
  const bothOn = { search: true, instant_search_enabled: true };
  const mount = async (
    serverValues: Readonly<Record<string, unknown>>,
    features: readonly string[],
    change?: Change,
  ) => {
    onFeatures(...features);
    return mountCard(search, serverValues, change);
  };
  const instantSwitch = () => toggle('Instant search (recommended)');

  test('SET-026.14 SET-084 SET-085 shows instant search below search, turns instant search off together with search, and search on together with instant search', async () => {
    await mount(bothOn, ['search', 'instant-search']);
    expect(await instantSwitch()).toBeChecked();
    expect(screen.getByTestId('setting-search')).toContainElement(await instantSwitch());
    await expectFlip('search', bothOff, bothOn);
    expect(await instantSwitch()).not.toBeChecked();
    await expectFlip('instant_search_enabled', bothOn, bothOff);
    expect(await toggle('Jetpack Search')).toBeChecked();
  });

  test('SET-089 disables instant search when it is not in the plan', async () => {
    await mount({ ...bothOff, search: true }, ['search']);
    expect(await instantSwitch()).toHaveAttribute('aria-disabled', 'true');
    expect(await instantSwitch()).toHaveAccessibleDescription(/Not in your plan/);
    await userEvent.click(await instantSwitch());
    expect(await instantSwitch()).not.toBeChecked();
  });

  test('SET-090 disables instant search while search is being saved', async () => {
    await mount(bothOff, ['search', 'instant-search']);
    expect(await instantSwitch()).toBeEnabled();
    onCall('POST', 'settings').delay(60).reply(200, successBody);
    onSettings(bothOn);
    await userEvent.click(await toggle('Jetpack Search'));
    expect(await instantSwitch()).toBeDisabled();
    await waitFor(async () => expect(await instantSwitch()).toBeEnabled());
  });

  test('SET-088 after a refusal, reports the purchase to the site and tries again', async () => {
    const shownTexts = noticeTexts(await mount(bothOff, ['search', 'instant-search']));
    onCall('POST', 'settings', bothOn).reply(400, errorBody('no', 'No.', 400));
    onSettings(bothOff);
    onCall('POST', 'settings', { has_jetpack_search_product: true }).reply(200, successBody);
    onSettings({ ...bothOff, has_jetpack_search_product: true });
    onCall('POST', 'settings', bothOn).reply(200, successBody);
    onSettings(bothOn);
    await userEvent.click(await toggle('Jetpack Search'));
    await waitFor(async () => expect(await instantSwitch()).toBeChecked());
    expect(await toggle('Jetpack Search')).toBeChecked();
    expect(shownTexts.at(-1)).toBe(updatedNotice.text);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  test('SET-088 stops after a second refusal', async () => {
    const shownTexts = noticeTexts(await mount(bothOff, ['search', 'instant-search']));
    for (const body of [bothOn, { has_jetpack_search_product: true }, bothOn]) {
      onCall('POST', 'settings', body).reply(400, errorBody('no', 'No.', 400));
      onSettings(bothOff);
    }
    await userEvent.click(await toggle('Jetpack Search'));
    expect(await screen.findByText('Not saved, still off')).toBeVisible();
    expect(shownTexts.at(-1)).toBe(updateFailedNotice('No.').text);
  });

  const withThemeSupport =
    (support: Readonly<Record<string, unknown>>): Change =>
    ({ initial }) => {
      initial.themeData = { support };
    };
  const customizeLink = [['Customize search', /admin\.php\?page=jetpack-search-configure$/]] as const;
  const widgetLink = [['Add Jetpack Search Widget', /customize\.php\?autofocus\[panel\]=widgets$/]] as const;

  test.each([
    ['links to the configuration of instant search', bothOn, {}, customizeLink],
    [
      'without instant search, links to the widgets of the theme',
      { ...bothOff, search: true },
      { widgets: true },
      widgetLink,
    ],
    ['shows no link if the theme does not support widgets', { ...bothOff, search: true }, { widgets: false }, []],
    ['shows no link if the theme does not mention widgets', { ...bothOff, search: true }, {}, []],
    ['shows no link while search is off', bothOff, { widgets: true }, []],
  ])('%s', async (_what, serverValues, support, links) => {
    await mount(serverValues, ['search', 'instant-search'], withThemeSupport(support));
    await toggle('Jetpack Search');
    const shownLinks = screen.queryAllByRole('link', { name: /^(Customize search|Add Jetpack)/ });
    expect(shownLinks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(([name, href]) => [name, expect.stringMatching(href)]),
    );
  });

  test('does not send the search experience of a later version when search is turned on', async () => {
    const stored = { ...bothOff, experience: 'later-experience' };
    await mount(stored, ['search', 'instant-search'], ({ initial }) => {
      initial.currentVersion = '16.1.2';
    });
    expect(screen.queryByTestId('module-toggle-instant_search_enabled')).toBeNull();
    await expectFlip('search', { search: true }, stored);
    expect(await screen.findByRole('link', { name: 'Choose how search looks' })).toHaveAttribute(
      'href',
      expect.stringMatching(/admin\.php\?page=jetpack-search#\/settings$/),
    );
  });

  test('offers an upgrade when search is not in the plan', async () => {
    await mount(bothOff, []);
    expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the media card', () => {
  const serverValues = { videopress: true, videopress_private_enabled_for_site: false };
  const mount = async (values: Readonly<Record<string, unknown>>, features: readonly string[], change?: Change) => {
    onFeatures(...features);
    return mountCard(video, values, change);
  };
  const videoPressSwitch = () => toggle('VideoPress');
  const privateVideosSwitch = () => toggle('Keep videos private');

  test('SET-026.15 SET-096 SET-097 shows the switch for VideoPress, saves the switch for private videos, and offers no upgrade', async () => {
    await mount(serverValues, ['videopress']);
    expect(await videoPressSwitch()).toBeChecked();
    await expectFlip(
      'videopress_private_enabled_for_site',
      { videopress_private_enabled_for_site: true },
      serverValues,
    );
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  test('SET-098 disables private videos while VideoPress is off', async () => {
    await mount({ ...serverValues, videopress: false, videopress_private_enabled_for_site: true }, ['videopress']);
    expect(await privateVideosSwitch()).toBeDisabled();
    expect(await privateVideosSwitch()).not.toBeChecked();
  });

  test('SET-099 SET-100 offers an upgrade and records the click', async () => {
    await mount(serverValues, []);
    const upgrade = await screen.findByRole('link', { name: 'Upgrade' });
    expect(upgrade).toHaveAttribute('href', '#/product/videopress');
    pressInPlace(upgrade);
    expect(recorded()).toEqual([
      ['jetpack_wpa_click', { target: 'upgrade-banner', feature: 'videopress', type: 'upgrade' }],
    ]);
  });

  test('SET-101 without a connected owner, shows only the connect button', async () => {
    await mount(serverValues, [], withoutOwner);
    expect(await screen.findByRole('link', { name: 'Connect your account' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });
});

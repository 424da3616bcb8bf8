import { saveSettings } from '@flightdeck/shared/settings';
import { recorded, updatedNotice, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountSample, sample, samplePage, serverValues, toggle } from '../testing/sample-under-test';
import {
  all,
  mountTab,
  offline,
  onSettings,
  overridden,
  successBody,
  tabOf,
  withoutOwner,
} from '../testing/settings-under-test';
import { OptionRow } from './option-row.view';

const OptionWithoutParent = () => <OptionRow label="Loud" rule={{ option: 'loud', module: 'monitor' }} />;

describe('a switch', () => {
  test('SET-001 SET-041 shows its new position while saving and sends only its option', async () => {
    const { notice } = await mountSample();
    onCall('POST', 'settings', { monitor: false }).delay(60).reply(200, successBody);
    onSettings({ ...serverValues, monitor: false });
    await userEvent.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(toggle()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
    await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
    expect(toggle()).not.toBeChecked();
    expect(toggle('Loud')).toBeDisabled();
    expect(recorded()).toEqual([['jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'off' }]]);
  });

  test.each([
    ['the saved value', true, updatedNotice.text, ''],
    [
      'the value that the site stored instead',
      false,
      "The site didn't keep your change. This page shows the current setting.",
      'Not saved, still off',
    ],
  ])(
    'SET-045 reports success when the server confirms the save, and then shows %s',
    async (_what, storedValue, text, error) => {
      const { notice } = await mountSample();
      onCall('POST', 'settings', { loud: true }).reply(200, successBody);
      const sendAnswer = delayedAnswer('settings', { ...serverValues, loud: storedValue });
      if (!storedValue) onUncachedSettings().reply(200, { ...serverValues, loud: storedValue });
      await userEvent.click(toggle('Loud'));
      await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
      await waitFor(() => expect(toggle('Loud')).not.toHaveAttribute('aria-busy'));
      expect(toggle('Loud')).toBeChecked();
      sendAnswer();
      await waitFor(() => expect(toggle('Loud').getAttribute('aria-checked')).toBe(String(storedValue)));
      await waitFor(() => expect(toggle('Loud')).toHaveAccessibleDescription(error));
      expect(notice()).toMatchObject({ text });
    },
  );

  test('records the change of an option together with its module', async () => {
    await mountSample();
    onCall('POST', 'settings', { loud: true }).reply(200, successBody);
    onSettings({ ...serverValues, loud: true });
    await userEvent.click(toggle('Loud'));
    await waitFor(() => expect(toggle('Loud')).toBeChecked());
    expect(recorded()).toEqual([
      ['jetpack_wpa_settings_toggle', { module: 'monitor', setting: 'loud', toggled: 'on' }],
    ]);
  });

  test('returns to its previous position and shows an error when the save fails', async () => {
    await mountSample();
    onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
    onSettings(serverValues);
    await userEvent.click(toggle());
    expect(await screen.findByText('Not saved, still on')).toBeVisible();
    expect(toggle()).toBeChecked();
  });

  test('shows no error for a saved switch if another switch in the same request was not saved', async () => {
    const { notice } = await mountSample();
    let sendAnswer = () => {};
    let isSent = false;
    onCall('POST', 'settings', { other: 'first' }).reply(200, () => {
      isSent = true;
      return new Promise((resolve) => {
        sendAnswer = () => resolve(successBody);
      });
    });
    onSettings(serverValues);
    // While this write is pending, the next writes wait, and are then sent in one request.
    act(() => void saveSettings({ other: 'first' }));
    await waitFor(() => expect(isSent).toBe(true));
    fireEvent.click(toggle('Loud'));
    fireEvent.click(toggle());
    sendAnswer();
    onCall('POST', 'settings', { loud: true, monitor: false }).reply(400, errorBody('some_updated', 'loud: no.', 400));
    onSettings({ ...serverValues, monitor: false });
    await waitFor(() => expect(notice()).toMatchObject(updateFailedNotice('loud: no.')));
    expect(toggle()).not.toBeChecked();
    await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
    expect(toggle()).toHaveAccessibleDescription('');
  });

  test.each([
    ['SET-017 offline', offline, /Unavailable in Offline Mode\./],
    ['SET-012 without a connected owner', withoutOwner, /Connect to configure\./],
    ['SET-018 while an administrator keeps it on', overridden('monitor', 'active'), /Set by administrator/],
  ])('%s, does not move and shows the reason', async (_what, change, reason) => {
    await mountSample(all(samplePage, change));
    expect(toggle()).toHaveAttribute('aria-disabled', 'true');
    expect(toggle()).toHaveAccessibleDescription(reason);
    await userEvent.click(toggle());
    expect(toggle()).toBeChecked();
    expect(recorded()).toEqual([]);
  });

  test('SET-017 shows the reason once, not again in nested rows', async () => {
    await mountSample(all(samplePage, offline));
    expect(screen.getAllByText('Unavailable in Offline Mode.')).toHaveLength(1);
    expect(toggle('Loud')).toBeDisabled();
  });

  test('SET-017 shows the reason for an option without a parent row', async () => {
    onSettings(serverValues);
    await mountTab(tabOf({ ...sample, view: OptionWithoutParent }), all(samplePage, offline));
    expect(await screen.findByRole('switch', { name: 'Loud' })).toHaveAccessibleDescription(
      /Unavailable in Offline Mode\./,
    );
  });

  test('SET-012 without a connected owner, is in a card that links to the connect screen', async () => {
    const { bus } = await mountSample(all(samplePage, withoutOwner));
    const onRequest = jest.fn();
    bus.on('connection.connect-user').subscribe(onRequest);
    const link = screen.getByRole('link', { name: 'Connect your account' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#\/connect-user$/));
    await userEvent.click(link);
    expect(onRequest).toHaveBeenCalledWith({ from: 'settings', feature: 'Sample' });
    expect(recorded()).toContainEqual([
      'jetpack_wpa_click',
      { target: 'connection-bar-click', feature: 'Sample', is_user_wpcom_connected: 'no', is_connection_owner: 'no' },
    ]);
  });

  test('SET-019 names the module that an administrator disabled and removes its nested rows', async () => {
    await mountSample(all(samplePage, overridden('monitor', 'inactive')));
    expect(screen.getByText(/Monitor has been disabled by a site administrator\./)).toBeVisible();
    expect(toggle()).toBeDisabled();
    expect(screen.queryByRole('switch', { name: 'Loud' })).toBeNull();
  });
});

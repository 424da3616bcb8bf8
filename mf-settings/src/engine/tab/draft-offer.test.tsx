import { dirtyWork, initialState } from '@flightdeck/shared/session';
import { delayedAnswer, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardDescription } from '../cards/card';
import { choiceField } from '../form/field';
import { pageReload } from '../saving/page-reload';
import { updateSettings } from '../saving/update.resource';
import { mottoField, mountSample, sample, samplePage, serverValues, typeMotto } from '../testing/sample-under-test';
import { all, mountAgain, onSettings, successBody, tabOf, withServerValues } from '../testing/settings-under-test';

/** Mounts the sample, types a motto, and unmounts, which stores the draft. */
async function leaveWithDraft() {
  const page = await mountSample();
  await typeMotto('New');
  await page.unmount();
}

test('a reload does not ask about unsaved edits, and the next page offers them again', async () => {
  const reload = jest.spyOn(pageReload, 'reload').mockImplementation(() => {});
  const page = await mountSample();
  await typeMotto('Half a sent');
  onCall('POST', 'settings', { masterbar: true }).reply(200, successBody);
  onSettings({ ...serverValues, masterbar: true });
  await updateSettings({ masterbar: true });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(dirtyWork()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await page.unmount();
  pageReload.pending.next(false);
  reload.mockRestore();
  onSettings(serverValues);
  await mountAgain(tabOf(sample), samplePage);
  expect(await screen.findByText('You have unsaved changes from your last visit: Motto.')).toBeVisible();
});

describe('after a visit with unsaved edits,', () => {
  const leaveAndReturn = async () => {
    const page = await mountSample();
    await typeMotto('Half a sent');
    fireEvent.change(screen.getByLabelText('Secret'), { target: { value: 'abcdef' } });
    window.dispatchEvent(new Event('pagehide'));
    await page.unmount();
    onSettings(serverValues);
    await mountAgain(tabOf(sample), samplePage);
    await mottoField();
  };

  test('the page offers the unsaved text again and never stores secrets', async () => {
    await leaveAndReturn();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('abcdef');
    expect(await mottoField()).toHaveValue('Old');
    expect(screen.getByText('You have unsaved changes from your last visit: Motto.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await mottoField()).toHaveValue('Half a sent');
    expect(screen.queryByTestId('draft-offer')).toBeNull();
    expect(dirtyWork()).toHaveLength(1);
  });

  test('"Discard" removes the draft', async () => {
    await leaveAndReturn();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByTestId('draft-offer')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

test.each([
  ['is damaged', '{"motto":'],
  ['is not an object', '[7]'],
  ['has a value that this release does not know', '{"color":"green"}'],
])('offers no draft when the stored draft %s', async (_what, storedDraft) => {
  await leaveWithDraft();
  const [key = '', draft = ''] = Object.entries({ ...sessionStorage })[0] ?? [];
  expect(draft).toContain('New');
  sessionStorage.setItem(key, storedDraft);
  onSettings(serverValues);
  const color = choiceField('color', () => 'Color', ['red', 'blue']);
  await mountAgain(tabOf({ ...sample, fields: [...(sample.fields ?? []), color] }), samplePage);
  await mottoField();
  expect(screen.queryByTestId('draft-offer')).toBeNull();
});

test('offers a draft of a card that appears after a read', async () => {
  await leaveWithDraft();
  onSettings(serverValues);
  const sendPlugins = delayedAnswer('plugins', {});
  const lateCard: CardDescription = { ...sample, reads: ['plugins'], exists: ({ plugins }) => plugins && true };
  await mountAgain(tabOf(lateCard), samplePage);
  expect(screen.queryByTestId('draft-offer')).toBeNull();
  sendPlugins();
  expect(await screen.findByTestId('draft-offer')).toBeVisible();
});

test.each(['Restore', 'Discard'])('"%s" keeps the draft of a field that is not offered on the tab', async (button) => {
  const color = choiceField('color', () => 'Color', ['red', 'blue']);
  await leaveWithDraft();
  const [key = '', draft = '{}'] = Object.entries({ ...sessionStorage })[0] ?? [];
  sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(draft), color: 'blue' }));
  onSettings(serverValues);
  const tab = await mountAgain(tabOf(sample), samplePage);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(screen.queryByTestId('draft-offer')).toBeNull();
  await tab.unmount();
  const values = { ...serverValues, color: 'red' };
  onSettings(values);
  await mountAgain(tabOf({ ...sample, fields: [color] }), all(samplePage, withServerValues(values)));
  expect(await screen.findByText('You have unsaved changes from your last visit: Color.')).toBeVisible();
});

test('stores no draft of discarded edits', async () => {
  const page = await mountSample();
  await typeMotto('New');
  for (const work of dirtyWork()) work.discard();
  await page.unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('offers a draft that version 1.0.0 has stored, and removes its key', async () => {
  const page = await mountSample();
  await page.unmount();
  const key = `flightdeck.settings.${initialState().userData?.currentUser.id}.1`;
  sessionStorage.setItem(key, '{"motto":"Half a sent"}');
  onSettings(serverValues);
  await mountAgain(tabOf(sample), samplePage);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await mottoField()).toHaveValue('Half a sent');
  expect(sessionStorage.getItem(key)).toBeNull();
});

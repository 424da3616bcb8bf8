import { dirtyWork } from '@flightdeck/shared/session';
import { settled, updatedNotice, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type nock from 'nock';
import type { CardDescription } from '../engine/cards/card';
import { SettingsCard } from '../engine/cards/settings-card.view';
import { textField } from '../engine/form/field';
import { useField } from '../engine/form/use-field.resource';
import {
  mottoField,
  mountSample,
  sample,
  samplePage,
  saveButton,
  saveMotto,
  serverValues,
  toggle,
  typeMotto,
} from '../engine/testing/sample-under-test';
import {
  all,
  mountTab,
  onSettings,
  overridden,
  successBody,
  tabOf,
  withModules,
  withoutRights,
  withServerValues,
} from '../engine/testing/settings-under-test';

const succeed = (write: nock.Interceptor) => write.reply(200, successBody);

test('SET-001 SET-006 SET-021 a tab shows its cards with the values of the site', async () => {
  await mountSample();
  expect(screen.getByRole('heading', { level: 1, name: 'Jetpack Security Settings' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Sample' })).toHaveAttribute('id', 'jp-settings-sample');
  expect(await mottoField()).toHaveValue('Old');
  expect(toggle()).toBeChecked();
  expect(toggle('Loud')).not.toBeChecked();
});

test('SET-007 a tab explains why it has no cards on a site without its modules', async () => {
  onSettings(serverValues);
  await mountTab(tabOf(sample), withModules('stats'));
  expect(screen.getByText('None of the features on this page are available on your site.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('without manage_modules, a tab explains why it has no cards and sends no request', async () => {
  await mountTab(tabOf(sample), all(samplePage, withoutRights));
  expect(screen.getByText('Only administrators can change these settings.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a key press renders only the card that has the field', async () => {
  const nameField = textField('name', () => 'Name');
  const onRender = jest.fn();
  const other: CardDescription = {
    ...sample,
    id: 'other',
    fields: [nameField],
    view: function Other({ card }) {
      onRender();
      useField(nameField);
      return <SettingsCard card={card} />;
    },
  };
  const settingsRead = onCall('GET', 'settings').reply(200, { ...serverValues, name: 'Ann' });
  await mountTab(tabOf(sample, other), all(samplePage, withServerValues({ ...serverValues, name: 'Ann' })));
  await waitFor(() => expect(settingsRead.isDone()).toBe(true));
  await settled();
  expect(onRender).toHaveBeenCalled();
  onRender.mockClear();
  await typeMotto('N');
  await typeMotto('Ne');
  expect(saveButton()).toBeVisible();
  expect(onRender).not.toHaveBeenCalled();
});

test('SET-024 SET-033 a dirty form registers unsaved work', async () => {
  await mountSample();
  expect(dirtyWork()).toEqual([]);
  await typeMotto('New');
  expect(dirtyWork().map(({ id }) => id)).toEqual(['mf-settings/security']);
  await typeMotto('Old');
  expect(dirtyWork()).toEqual([]);
});

test('SET-036 SET-038 SET-045 saves, reads the settings again and shows the success notice for two seconds', async () => {
  const { notice } = await saveMotto(
    'New',
    (write) =>
      write.delay(60).reply(200, (_address, sent) => {
        expect(sent).toEqual({ motto: 'New' });
        return successBody;
      }),
    { motto: 'New' },
  );
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  expect(notice()).toMatchObject({ noticeId: 'module-setting-update', text: 'Updating settings…' });
  await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
});

test('SET-047 keeps the edit and shows the reason when a save fails', async () => {
  const { notice } = await saveMotto('New', (write) => write.reply(403, errorBody('no', 'Not you.', 403)));
  await waitFor(() => expect(notice()).toMatchObject(updateFailedNotice('Not you.')));
  expect(await mottoField()).toHaveValue('New');
  expect(saveButton()).toBeEnabled();
  expect(await screen.findByText("Couldn't save. Your changes are still here. Try again.")).toBeVisible();
});

test('a field shows the value that the site stored instead of the typed one, and can restore the typed one', async () => {
  const { notice } = await saveMotto('New', succeed, { motto: 'Shortened' });
  await waitFor(() => expect(notice()).toMatchObject({ status: 'is-warning', text: expect.stringMatching(/Motto/) }));
  expect(await mottoField()).toHaveValue('Shortened');
  expect(screen.getByText(/^The site changed the value you saved\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore my value' }));
  expect(await mottoField()).toHaveValue('New');
});

test.each([
  ['trims it', succeed],
  ['refuses it as unchanged', (write: nock.Interceptor) => write.reply(400, errorBody('some_updated', '', 400))],
])('a text with a space at its end counts as saved if the site %s', async (_what, answer) => {
  onUncachedSettings().optionally().reply(200, serverValues);
  const { notice } = await saveMotto('Old ', answer);
  await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
  await waitFor(async () => expect(await mottoField()).toHaveValue('Old'));
  expect(screen.queryByText(/Couldn't save|The site changed/)).toBeNull();
  expect(dirtyWork()).toEqual([]);
});

test('keeps the saved value in the field and shows a warning when a cache returns the older value', async () => {
  onUncachedSettings().reply(403, '<html>No.</html>');
  const { notice } = await saveMotto('New', succeed);
  await waitFor(() =>
    expect(notice()).toMatchObject({
      status: 'is-warning',
      text: expect.stringMatching(/^The site confirmed your change/),
    }),
  );
  expect(await mottoField()).toHaveValue('New');
  expect(screen.queryByText(/The site changed/)).toBeNull();
  expect(dirtyWork()).toEqual([]);
});

test('a save that would overwrite a change from elsewhere shows that change first', async () => {
  const { notice } = await mountSample();
  await typeMotto('Mine');
  onSettings({ ...serverValues, motto: 'Theirs' });
  await userEvent.click(saveButton());
  await waitFor(() =>
    expect(notice()).toMatchObject({
      status: 'is-warning',
      text: expect.stringMatching(/^These settings were changed somewhere else: Motto\./),
    }),
  );
  expect(await mottoField()).toHaveValue('Mine');
  expect(await mottoField()).toHaveAccessibleDescription(/This setting was changed somewhere else/);
  await userEvent.click(screen.getByRole('button', { name: 'Use the new value' }));
  expect(await mottoField()).toHaveValue('Theirs');
});

test('a card with `forcedOff: "only"` shows only a message when an administrator disabled its leading module', async () => {
  onSettings(serverValues);
  await mountTab(tabOf({ ...sample, forcedOff: 'only' }), all(samplePage, overridden('monitor', 'inactive')));
  expect(await screen.findByText(/Sample has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('shows why the settings could not be read, and reads them again on Retry', async () => {
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await mountTab(tabOf(sample), all(samplePage, withServerValues({})));
  expect(await screen.findByText(/Couldn't load your settings\. Down\./)).toBeVisible();
  expect(screen.getAllByText('Not loaded')).not.toHaveLength(0);
  onSettings(serverValues);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Old')).toBeVisible();
});

import { definePart } from '@flightdeck/shared/parts';
import { saveSettings } from '@flightdeck/shared/settings';
import { mountPart, updatedNotice, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, delayedReply, errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOptionSwitch } from './module-card.resource';

const accepted = { code: 'success', message: '' };

function OptionButton() {
  const { option, isNotSaved, isSaving, set } = useOptionSwitch('protect');
  return (
    <button onClick={() => set(true)} type="button">
      {JSON.stringify({ ...option, isNotSaved, isSaving })}
    </button>
  );
}

const shownState = () => JSON.parse(screen.getByRole('button').textContent ?? '');
const onRead = (serverValues: object) => onCall('GET', 'settings').reply(200, { ...serverValues });

type Values = Readonly<Record<string, unknown>>;

/** Mounts the button with these values in the page state. @param answerRead answers the first read of the settings */
async function mount(
  serverValues: Values = { protect: false, photon: false },
  answerRead = () => onRead(serverValues),
) {
  answerRead();
  const page = await mountPart(definePart(OptionButton), {
    name: 'mf-dashboard/at-a-glance',
    pageState: ({ initial }) => {
      initial.settings = { ...serverValues };
    },
  });
  return { ...page, notice: () => page.bus.notices$.value.at(-1) };
}

test.each([
  ['the same value', true, updatedNotice.text],
  ['another value', false, 'The site accepted the change, but the module is still off.'],
])(
  'confirms a save as soon as the site answers it, before the next read returns %s',
  async (_what, storedValue, text) => {
    const { notice } = await mount();
    onCall('POST', 'settings', { protect: true }).reply(200, accepted);
    const sendAnswer = delayedAnswer('settings', { protect: storedValue, photon: false });
    if (!storedValue) onUncachedSettings().reply(200, { protect: storedValue, photon: false });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(notice()).toMatchObject(updatedNotice));
    expect(shownState()).toEqual({ step: 'loaded', value: true, isNotSaved: false, isSaving: false });
    sendAnswer();
    await waitFor(() => expect(shownState()).toMatchObject({ value: storedValue, isNotSaved: !storedValue }));
    expect(notice()).toMatchObject({ text });
  },
);

test.each<[string, number, string | object, boolean, string]>([
  [
    'a save that the site answers with a PHP warning',
    200,
    '<b>Warning</b>{"code":"success"}',
    true,
    updatedNotice.text,
  ],
  [
    'a save without effect that the site answers with a PHP warning',
    200,
    '<b>Warning</b>{"code":"success"}',
    false,
    updateFailedNotice(
      'The site sent an unreadable response. A plugin or theme of your site prints a text into it: “Warning”. Ask a site administrator to turn off the plugin, or the display of PHP messages.',
    ).text,
  ],
  ['a refused save', 400, errorBody('some_updated', 'No.', 400), false, updateFailedNotice('No.').text],
  [
    'a save that the site refuses because of another option',
    400,
    errorBody('some_updated', 'No.', 400),
    true,
    updateFailedNotice('No.').text,
  ],
])('shows the server value after %s', async (_what, status, body, storedValue, text) => {
  const { notice } = await mount();
  onCall('POST', 'settings', { protect: true }).reply(status, body);
  onRead({ protect: storedValue, photon: false });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notice()).toMatchObject({ text }));
  await waitFor(() =>
    expect(shownState()).toEqual({ step: 'loaded', value: storedValue, isNotSaved: !storedValue, isSaving: false }),
  );
});

test.each<[unknown, string, boolean]>([
  [true, 'on', true],
  [1, 'on', true],
  ['1', 'on', true],
  ['on', 'on', true],
  [false, 'off', false],
  [0, 'off', false],
  ['', 'off', false],
  [null, 'off', false],
  [undefined, 'off', false],
])('reads the server value %p as %s', async (value, _name, isOn) => {
  await mount({ protect: value, photon: false });
  await waitFor(() => expect(shownState()).toMatchObject({ step: 'loaded', value: isOn }));
});

test("marks a refused save as not saved when the settings can't be read again", async () => {
  await mount();
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'No.', 400));
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(shownState()).toEqual({ step: 'loaded', value: false, isNotSaved: true, isSaving: false }),
  );
});

test.each(['{}', '[]'])('shows a failure instead of "off" when the site answers %s', async (answer) => {
  await mount({}, () => onCall('GET', 'settings').reply(200, answer));
  await waitFor(() => expect(shownState()).toMatchObject({ step: 'failed' }));
});

test('shows failed settings until the user saves a value', async () => {
  await mount({}, () => onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500)));
  await waitFor(() => expect(shownState()).toMatchObject({ step: 'failed', message: 'Down.' }));
  const sendAnswer = delayedReply(onCall('POST', 'settings'), accepted);
  onRead({ protect: true });
  let saving: Promise<unknown> = Promise.resolve();
  act(() => {
    saving = saveSettings({ protect: true });
  });
  expect(shownState()).toMatchObject({ step: 'loaded', value: true, isSaving: true });
  sendAnswer();
  await act(() => saving);
  expect(shownState()).toMatchObject({ step: 'loaded', value: true, isSaving: false });
});

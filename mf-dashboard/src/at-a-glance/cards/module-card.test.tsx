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

test.each([
  ['a refused save', false],
  ['a save that the site refuses because of another option', true],
])('shows the server value after %s', async (_what, storedValue) => {
  const { notice } = await mount();
  onCall('POST', 'settings', { protect: true }).reply(400, errorBody('some_updated', 'No.', 400));
  onRead({ protect: storedValue, photon: false });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notice()).toMatchObject({ text: updateFailedNotice('No.').text }));
  await waitFor(() =>
    expect(shownState()).toEqual({ step: 'loaded', value: storedValue, isNotSaved: !storedValue, isSaving: false }),
  );
});

test('an option that the settings lack is off', async () => {
  await mount({ photon: false });
  await waitFor(() => expect(shownState()).toMatchObject({ step: 'loaded', value: false }));
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

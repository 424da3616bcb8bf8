import { saveSettings } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOptionSwitch } from './module-card.resource';

const taken = { code: 'success', message: '' };

function Probe() {
  const { option, notSaved, isSaving, set } = useOptionSwitch('protect');
  return (
    <button onClick={() => set(true)} type="button">
      {JSON.stringify({ ...option, notSaved, isSaving })}
    </button>
  );
}

const shown = () => JSON.parse(screen.getByRole('button').textContent ?? '');
const onRead = (serverValues: object) => onCall('GET', 'settings').reply(200, { ...serverValues });

async function mount(serverValues: Record<string, unknown> = { protect: false, photon: false }) {
  onRead(serverValues);
  const page = await mountPart(definePart(Probe), {
    name: 'mf-dashboard/at-a-glance',
    pageState: ({ initial }) => {
      initial.settings = { ...serverValues };
    },
  });
  return { ...page, notice: () => page.bus.notices$.value.at(-1) };
}

test.each([
  ['the same value', true, 'Updated settings.'],
  ['another value', false, 'The site accepted the change, but the module is still off.'],
])('SET-045 confirms a save by its own answer when the next read says %s', async (_what, answered, text) => {
  const { notice } = await mount();
  onCall('POST', 'settings', { protect: true }).reply(200, taken);
  const sendAnswer = delayedAnswer('settings', { protect: answered, photon: false });
  if (!answered) onUncachedSettings().reply(200, { protect: answered, photon: false });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success', text: 'Updated settings.' }));
  expect(shown()).toEqual({ step: 'loaded', value: true, notSaved: false, isSaving: false });
  sendAnswer();
  await waitFor(() => expect(shown()).toMatchObject({ value: answered, notSaved: !answered }));
  expect(notice()).toMatchObject({ text });
});

test.each<[string, number, string | object, boolean, string]>([
  ['text before the JSON, saved by the site', 200, '<b>Warning</b>{"code":"success"}', true, 'Updated settings.'],
  [
    'text before the JSON, not saved by the site',
    200,
    '<b>Warning</b>{"code":"success"}',
    false,
    'Error updating settings. The site sent an unreadable response.',
  ],
  ['a refused save', 400, errorBody('some_updated', 'No.', 400), false, 'Error updating settings. No.'],
  [
    'a refused save of another option',
    400,
    errorBody('some_updated', 'No.', 400),
    true,
    'Error updating settings. No.',
  ],
])('shows the server value after %s', async (_what, status, body, holds, text) => {
  const { notice } = await mount();
  onCall('POST', 'settings', { protect: true }).reply(status, body);
  onRead({ protect: holds, photon: false });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notice()).toMatchObject({ text }));
  await waitFor(() => expect(shown()).toEqual({ step: 'loaded', value: holds, notSaved: !holds, isSaving: false }));
});

test.each<[unknown, boolean]>([
  [true, true],
  [1, true],
  ['1', true],
  ['on', true],
  [false, false],
  [0, false],
  ['', false],
  [null, false],
])('reads the server value %p as on: %p', async (value, on) => {
  await mount({ protect: value, photon: false });
  await waitFor(() => expect(shown()).toMatchObject({ step: 'loaded', value: on }));
});

test("marks a refused save as not saved when the settings can't be read again", async () => {
  await mount();
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'No.', 400));
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shown()).toEqual({ step: 'loaded', value: false, notSaved: true, isSaving: false }));
});

test.each(['{}', '[]'])('shows a failure instead of "off" when the site answers %s', async (answer) => {
  onCall('GET', 'settings').reply(200, answer);
  await mountPart(definePart(Probe), {
    name: 'mf-dashboard/at-a-glance',
    pageState: ({ initial }) => {
      initial.settings = {};
    },
  });
  await waitFor(() => expect(shown()).toMatchObject({ step: 'failed' }));
});

test('shows failed settings until a save makes the value known', async () => {
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await mountPart(definePart(Probe), {
    name: 'mf-dashboard/at-a-glance',
    pageState: ({ initial }) => {
      initial.settings = {};
    },
  });
  await waitFor(() => expect(shown()).toMatchObject({ step: 'failed', message: 'Down.' }));
  onCall('POST', 'settings').delay(60).reply(200, taken);
  onRead({ protect: true });
  let saving: Promise<unknown> = Promise.resolve();
  act(() => {
    saving = saveSettings({ protect: true });
  });
  expect(shown()).toMatchObject({ step: 'loaded', value: true, isSaving: true });
  await act(() => saving);
  expect(shown()).toMatchObject({ step: 'loaded', value: true, isSaving: false });
});

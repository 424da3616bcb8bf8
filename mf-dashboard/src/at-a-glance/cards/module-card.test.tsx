import { saveSettings } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/wire';
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
  ['the same', true, 'Updated settings.'],
  ['something else', false, 'The site accepted the change, but the module is still off.'],
])('SET-045 a save is confirmed by its own answer; the read that follows says %s', async (_what, kept, text) => {
  const { notice } = await mount();
  onCall('POST', 'settings', { protect: true }).reply(200, taken);
  const sendAnswer = delayedAnswer('settings', { protect: kept, photon: false });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success', text: 'Updated settings.' }));
  expect(shown()).toEqual({ step: 'loaded', value: true, notSaved: false, isSaving: false });
  sendAnswer();
  await waitFor(() => expect(shown()).toMatchObject({ value: kept, notSaved: !kept }));
  expect(notice()).toMatchObject({ text });
});

test.each<[string, number, string | object, boolean, string]>([
  ['text before the JSON, and the site holds it', 200, '<b>Warning</b>{"code":"success"}', true, 'Updated settings.'],
  [
    'text before the JSON, and the site does not',
    200,
    '<b>Warning</b>{"code":"success"}',
    false,
    'Error updating settings. The site sent an answer that cannot be read.',
  ],
  ['a refusal', 400, errorBody('some_updated', 'No.', 400), false, 'Error updating settings. No.'],
  ['a refusal of something else', 400, errorBody('some_updated', 'No.', 400), true, 'Error updating settings. No.'],
])('%s: what the site holds is what it says of itself', async (_what, status, body, holds, text) => {
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
])('a site that holds %p has it on: %p', async (value, on) => {
  await mount({ protect: value, photon: false });
  await waitFor(() => expect(shown()).toMatchObject({ step: 'loaded', value: on }));
});

test('refused, and not read again: nobody knows, so it is not called saved', async () => {
  await mount();
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'No.', 400));
  onCall('GET', 'settings').reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shown()).toEqual({ step: 'loaded', value: false, notSaved: true, isSaving: false }));
});

test('settings that were not read: it says so, but not of a value that is known meanwhile', async () => {
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

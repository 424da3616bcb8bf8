import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { delayedReply, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyForm } from './key-form.view';

const part = definePart(KeyForm);

const mount = ({ isOwner } = { isOwner: false }) =>
  mountPart(part, {
    name: 'mf-licensing/key-form',
    route: '#/my-plan',
    pageState: ({ initial, userConnection }) => {
      userConnection.currentUser.isMaster = isOwner;
      initial.userData = { currentUser: userConnection.currentUser };
    },
  });
const field = () => screen.getByRole('textbox', { name: 'License key' });
const applyButton = (name = 'Apply license') => screen.getByRole('button', { name });
const onSet = () => onCall('POST', 'licensing/set-license', { license: 'a-key' });
const notices = ({ bus }: Awaited<ReturnType<typeof mount>>) =>
  bus.notices$.value.map(({ noticeId, status, text, duration }) => [noticeId, status, text, duration]);

test('LIC-029 LIC-030 shows a field with its placeholder', async () => {
  await mount();
  expect(screen.getByRole('heading', { name: 'Jetpack License' })).toBeVisible();
  expect(field()).toHaveAttribute('placeholder', 'Jetpack licence key');
  expect(applyButton()).toBeVisible();
});

test('LIC-031 submits no empty key, neither by button nor by Enter', async () => {
  await mount();
  expect(applyButton()).toBeDisabled();
  await userEvent.type(field(), '   ');
  expect(applyButton()).toBeDisabled();
  const form = field().closest('form');
  if (form) fireEvent.submit(form);
  expect(field()).not.toHaveAttribute('readonly');
});

test('LIC-031 sends one request if the form is submitted again before the answer', async () => {
  await mount();
  const sendAnswer = delayedReply(onSet().once(), 'true');
  await userEvent.type(field(), ' a-key {Enter}{Enter}');
  expect(applyButton('Applying…')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(applyButton('Applying…'));
  sendAnswer();
  await waitFor(() => expect(applyButton()).toBeDisabled());
});

test('LIC-031 sends one request if the form is submitted twice before a render', async () => {
  const page = await mount();
  onSet().once().reply(200, 'true');
  await userEvent.type(field(), 'a-key');
  const submit = () =>
    field()
      .closest('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  submit();
  submit();
  await waitFor(() => expect(notices(page)[0]?.[1]).toBe('is-success'));
});

test('LIC-032 LIC-033 shows an error for a refused key, keeps the key in the field and accepts another submission', async () => {
  const page = await mount();
  onSet().reply(403, errorBody('invalid_user_permission_set_jetpack_license_key', 'No.', 403));
  await userEvent.type(field(), 'a-key');
  await userEvent.click(applyButton());
  await waitFor(() =>
    expect(notices(page)).toEqual([['license-key-update', 'is-error', 'Error adding Jetpack license key.', 0]]),
  );
  expect(field()).toHaveValue('a-key');
  expect(field()).not.toHaveAttribute('readonly');
  expect(applyButton()).toBeEnabled();
  expect(applyButton()).not.toHaveAttribute('aria-busy');
  onSet().reply(200, 'true');
  await userEvent.click(applyButton());
  await waitFor(() => expect(notices(page)[0]?.[1]).toBe('is-success'));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('LIC-034 LIC-035 shows a notice without a time limit for an accepted key, and clears the field', async () => {
  const page = await mount({ isOwner: true });
  onSet().reply(200, 'true');
  onCall('GET', 'licensing/user/counts').reply(200, { detached: 0 });
  await userEvent.type(field(), 'a-key');
  await userEvent.click(applyButton());
  const text = 'Jetpack license key added. It may take a minute for the license to be processed.';
  await waitFor(() => expect(notices(page)).toEqual([['license-key-update', 'is-success', text, 0]]));
  await waitFor(() => expect(field()).toHaveValue(''));
});

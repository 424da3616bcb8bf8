/** @jest-environment ./tools/jest/environment.cjs */
import { readState } from '@flightdeck/shared/session';
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { connected, editor, initial } from '../../testing/facts';
import { mayReset } from '../dev-tools/may-reset';
import { confirmAndReset } from './reset-options.resource';

const latestNotice = () => readState('notices').at(-1);

fakeServer();

test('shows Reset Options on development versions, to users who manage options', () => {
  const development = { ...initial, isDevVersion: true };
  expect(mayReset(connected, development)).toBe(true);
  expect(mayReset(connected, { ...initial, isDevVersion: false })).toBe(false);
  expect(mayReset({ ...connected, permissions: editor }, development)).toBe(false);
});

test('ROOT-085 asks for confirmation, and does nothing when the user declines', async () => {
  const questions: string[] = [];
  await confirmAndReset((question) => {
    questions.push(question);
    return false;
  });
  expect(questions).toEqual(['This will reset all Jetpack options, are you sure?']);
  expect(latestNotice()).toBeUndefined();
});

test('ROOT-086 ROOT-087 shows the progress, then success for two seconds; ignores a second click', async () => {
  onCall('POST', 'options/options', { reset: true }).reply(200, { code: 'success' });
  const running = confirmAndReset(() => true);
  await confirmAndReset(() => true);
  expect(latestNotice()).toMatchObject({ status: 'is-info', text: 'Resetting Jetpack options…', isBusy: true });
  await running;
  expect(latestNotice()).toMatchObject({ status: 'is-success', text: 'Options reset.', duration: 2000 });
});

test('ROOT-088 shows a failure', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  onCall('POST', 'options/options').reply(500, errorBody('x', 'y', 500));
  await confirmAndReset(() => true);
  expect(latestNotice()).toMatchObject({ status: 'is-error', text: 'Options failed to reset.' });
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

/** @jest-environment ./tools/jest/environment.cjs */
import { readState } from '@flightdeck/shared/bus';
import { errorBody, onCall, startTestApi } from '@flightdeck/shared/testing/wire';
import nock from 'nock';
import { connected, editor, initial } from '../testing/facts';
import { mayReset } from './footer-links';
import { askAndReset } from './reset-options.resource';

const notice = () => readState('notices').at(-1);

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
});
afterEach(() => {
  jest.useRealTimers();
  nock.cleanAll();
});

test('ROOT-083 Reset Options is there on development versions, for those who manage options', () => {
  const development = { ...initial, isDevVersion: true };
  expect(mayReset(connected, development)).toBe(true);
  expect(mayReset(connected, { ...initial, isDevVersion: false })).toBe(false);
  expect(mayReset({ ...connected, permissions: editor }, development)).toBe(false);
});

test('ROOT-085 it asks first, and does nothing when refused', async () => {
  const asked: string[] = [];
  await askAndReset((question) => {
    asked.push(question);
    return false;
  });
  expect(asked).toEqual(['This will reset all Jetpack options, are you sure?']);
  expect(notice()).toBeUndefined();
});

test('ROOT-086 ROOT-087 it says that it runs, then for two seconds that it is done; a second click is nothing', async () => {
  onCall('POST', 'options/options', { reset: true }).reply(200, { code: 'success' });
  const running = askAndReset(() => true);
  await askAndReset(() => true);
  expect(notice()).toMatchObject({ status: 'is-info', text: 'Resetting Jetpack options…', isBusy: true });
  await running;
  expect(notice()).toMatchObject({ status: 'is-success', text: 'Options reset.', duration: 2000 });
});

test('ROOT-088 it says when it failed', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  onCall('POST', 'options/options').reply(500, errorBody('x', 'y', 500));
  await askAndReset(() => true);
  expect(notice()).toMatchObject({ status: 'is-error', text: 'Options failed to reset.' });
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

/** @jest-environment ./tools/jest/environment.cjs */
import { openBus, readState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { onCall, startTestApi, startTestSession } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { simulate } from './simulate';

const sample = pageStateSample();
const { currentUser } = sample.userConnection;

beforeEach(async () => {
  await startTestSession();
  startTestApi();
});
afterEach(() => simulate({}));

test('simulated values replace those of later answers; at the end, the values of the latest answer are back', async () => {
  const before = readState('permissions');
  simulate({ permissions: { manage_options: false }, isUserConnected: false });
  expect(readState('permissions')).toEqual({ ...before, manage_options: false });
  onCall('GET', 'connection').reply(200, sample.connection);
  // The user has lost a permission.
  onCall('GET', 'connection/data').reply(200, {
    ...sample.userConnection,
    currentUser: { ...currentUser, permissions: { ...currentUser.permissions, view_stats: false } },
  });
  await refreshConnection();
  expect(readState('permissions')).toEqual({ ...before, manage_options: false, view_stats: false });
  expect(readState('connection').isUserConnected).toBe(false);
  simulate({});
  expect(readState('permissions')).toEqual({ ...before, view_stats: false });
  expect(readState('connection').isUserConnected).toBe(true);
});

test('a simulation replaces the previous one', () => {
  const before = readState('permissions');
  simulate({ permissions: { manage_options: false } });
  simulate({ permissions: { view_stats: false } });
  expect(readState('permissions')).toEqual({ ...before, view_stats: false });
});

test('other fields of the connection change during a simulation, and stay changed after it', () => {
  const bus = openBus();
  simulate({ isUserConnected: false });
  setConnection({ isReconnecting: true });
  expect(bus.connection$.value).toMatchObject({ isUserConnected: false, isReconnecting: true });
  simulate({});
  expect(bus.connection$.value).toMatchObject({ isReconnecting: true });
  bus.close();
});

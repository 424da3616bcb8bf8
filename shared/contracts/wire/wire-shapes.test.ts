import * as v from '@flightdeck/shared/schema';
import { connectionStatusSchema } from './wire-shapes';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};
test.each([
  [1, true],
  ['', false],
  [null, false],
])('reads the flag %j, which a filter of another plugin returned, as %j', (sent, meaning) => {
  const status = {
    isActive: true,
    isStaging: sent,
    isRegistered: true,
    isUserConnected: true,
    hasConnectedOwner: true,
    offlineMode: { ...offlineMode, filter: sent },
  };
  const read = v.parse(connectionStatusSchema, status);
  expect([read.isStaging, read.offlineMode.filter]).toEqual([meaning, meaning]);
});

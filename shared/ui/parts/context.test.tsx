import { definePart, useConnection, usePermissions } from '@flightdeck/shared/parts';
import { screen } from '@testing-library/react';
import { readState, writeState } from '../../client/bus/bus';
import { mountPart } from '../../testing/mount-part';

function State() {
  return <p>{`${String(useConnection().status)} ${usePermissions().manage_modules}`}</p>;
}

test('views show each new connection and each new permission', async () => {
  await mountPart(definePart(State), { name: 'mf-dashboard/at-a-glance' });
  expect(screen.getByText('true true')).toBeVisible();
  writeState('connection', { ...readState('connection'), status: 'offline' });
  expect(await screen.findByText('offline true')).toBeVisible();
  writeState('permissions', { ...readState('permissions'), manage_modules: false });
  expect(await screen.findByText('offline false')).toBeVisible();
});

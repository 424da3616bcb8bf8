import { connectionDataRead, useRead } from '@flightdeck/shared/api';
import { definePart, useBus, useConnection, usePartData, useRoute } from '@flightdeck/shared/parts';
import { Part } from '@flightdeck/shared/parts/part';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountPart, partDouble, recorded } from './mount-part';
import { onCall } from './wire';

function Probe() {
  const connection = useConnection();
  const bus = useBus();
  const { data } = useRead(connectionDataRead);
  return (
    <>
      <p>{`${String(connection.status)} ${useRoute().path} ${String(usePartData().color)}`}</p>
      <p>{data?.connectionOwner}</p>
      <button onClick={() => bus.emit('licence.activated', { productId: 1 })} type="button">
        Activate
      </button>
      <Part label="Connections" name="mf-connection/connections-card" />
    </>
  );
}

function Broken(): never {
  throw new Error('The part is broken.');
}

test('a mounted part has session, route, data, server, loader and bus, and leaves nothing behind when it is unmounted', async () => {
  onCall('GET', 'connection/data').reply(500, { code: 'down', message: 'Down.' });
  const cards = partDouble('the cards');
  const { bus, container, go, unmount } = await mountPart(definePart(Probe), {
    name: 'mf-dashboard/at-a-glance',
    route: '#/security',
    data: { color: 'green' },
    pageState: ({ connection }) => {
      connection.isActive = false;
    },
    parts: { 'mf-connection/connections-card': cards },
  });
  expect(screen.getByText('false /security green')).toBeVisible();
  expect(screen.getByText('admin')).toBeVisible();
  expect(await screen.findByText('the cards')).toBeVisible();
  const onActivated = jest.fn();
  bus.on('licence.activated').subscribe(onActivated);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(onActivated).toHaveBeenCalledWith({ productId: 1 });
  go('#/dashboard');
  expect(await screen.findByText('false /dashboard green')).toBeVisible();
  await waitFor(() => expect(cards.received.at(-1)?.route$?.value.path).toBe('/dashboard'));
  expect(recorded()).toEqual([]);
  await unmount();
  expect(container).toBeEmptyDOMElement();
  expect(document.body).toBeEmptyDOMElement();
});

test('mountPart rejects if the part throws on mount', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(mountPart(definePart(Broken), { name: 'mf-dashboard/at-a-glance' })).rejects.toMatchObject({
    code: 'area-mount',
    message: 'The part is broken.',
  });
  expect(document.body).toBeEmptyDOMElement();
  consoleError.mockRestore();
});

test('a part that lacks a lifecycle is refused by single-spa, as on the page', async () => {
  const part = definePart(() => null);
  Reflect.deleteProperty(part, 'unmount');
  await expect(mountPart(part, { name: 'mf-dashboard/at-a-glance' })).rejects.toThrow(/minified message #\d+|unmount/);
});

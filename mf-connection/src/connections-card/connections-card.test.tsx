import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { ConnectionsCard } from './connections-card.view';

const part = definePart(ConnectionsCard);

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;
type Sample = Parameters<Change>[0];
type User = Sample['userConnection']['currentUser'];

const site = () => screen.getByRole('article', { name: 'Site connection' });
const account = () => screen.getByRole('article', { name: 'Account connection' });

/** Mounts the cards for the owner, with changes; the server answers with the data of the page. */
async function mount(change: (user: User, sample: Sample) => void = () => {}, answers = true) {
  return mountPart(part, {
    name: 'mf-connection/connections-card',
    pageState: (sample) => {
      const user = sample.userConnection.currentUser;
      sample.initial.userData = { currentUser: user };
      change(user, sample);
      sample.connection.isUserConnected = user.isConnected;
      if (answers) onCall('GET', 'connection/data').reply(200, sample.userConnection);
    },
  });
}
const second = (user: User) => {
  user.isMaster = false;
};
const unlinked = (user: User) =>
  Object.assign(user, { isConnected: false, isMaster: false, wpcomUser: { avatar: false } });

test('DASH-012 shows the owner the site, the account and the link that manages the connection', async () => {
  const { container } = await mount();
  expect(site()).toHaveTextContent('Connected');
  expect(site()).toHaveTextContent('You own this connection.');
  expect(account()).toHaveTextContent('Connected as provider_admin');
  expect(account()).toHaveTextContent('provider_admin@site.example');
  expect(within(account()).queryByRole('button')).toBeNull();
  expect(within(account()).queryByRole('link')).toBeNull();
  const manage = within(site()).getByRole('link', { name: 'Manage site connection' });
  expect(manage).toHaveAttribute('href', '#/disconnect');
  await userEvent.click(manage);
  expect(recorded()).toEqual([['jetpack_wpa_click', { text: 'manage_site_connection' }]]);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
});

test('CONN-046 shows no disconnect link to users without the permission', async () => {
  await mount((user) => {
    second(user);
    user.permissions.disconnect = false;
  });
  expect(site()).not.toHaveTextContent('You own');
  expect(within(site()).queryByRole('link')).toBeNull();
  await within(account()).findByRole('button', { name: 'Disconnect your account' });
});

test('DASH-103 DASH-104 shows both connections as offline, without actions or requests', async () => {
  await mount((_user, { connection }) => {
    connection.offlineMode.isActive = true;
  }, false);
  for (const each of [site(), account()]) {
    expect(each).toHaveTextContent('Offline');
    expect(within(each).queryByRole('link')).toBeNull();
    expect(within(each).queryByRole('button')).toBeNull();
  }
});

test.each([
  [false, "isn't connected to WordPress.com yet"],
  [true, 'no account is connected yet'],
])('shows a site that is not connected, registered %s', async (isRegistered, text) => {
  await mount((user, { connection }) => {
    unlinked(user);
    Object.assign(connection, { isActive: false, isRegistered, hasConnectedOwner: false });
  });
  expect(site()).toHaveTextContent(text);
  expect(site()).toHaveTextContent('Not connected');
  expect(within(site()).queryByRole('link')).toBeNull();
  await screen.findByRole('link', { name: 'Connect your account' });
});

test('CONN-076 CONN-077 offers to connect an account that is not linked', async () => {
  await mount(unlinked);
  expect(account()).toHaveTextContent('Not connected');
  expect(within(account()).getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
    'href',
    '#/connect-user',
  );
});

test('CONN-076 shows no picture for an account that is not linked, even if the provider has one', async () => {
  await mount((user) => {
    unlinked(user);
    user.gravatar = 'http://g.example/jo.png';
  });
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  expect(account().querySelector('img, svg, [aria-hidden]')).toBeNull();
  expect(site().querySelector('svg')).not.toBeNull();
});

test('CONN-077 shows no account card without the permission', async () => {
  await mount((user) => {
    user.permissions.connect_user = false;
  }, false);
  expect(site()).toBeVisible();
  expect(screen.queryByText('Account connection')).toBeNull();
});

describe('the account', () => {
  const withoutPageData = (_user: User, sample: Sample) => Reflect.deleteProperty(sample, 'userConnection');

  test('reserves its space while loading', async () => {
    onCall('GET', 'connection/data')
      .delay(60)
      .reply(500, errorBody('down', 'The site is busy.', 500));
    await mount(withoutPageData, false);
    expect(account()).toHaveAttribute('aria-busy', 'true');
    expect(account()).toHaveTextContent('Loading');
    expect(await within(account()).findByText('Not loaded')).toBeVisible();
    expect(account()).toHaveTextContent('The site is busy.');
    expect(site()).toHaveTextContent('Connected');
    onCall('GET', 'connection/data').reply(200, {
      currentUser: {
        isConnected: true,
        isMaster: true,
        username: 'admin',
        id: 1,
        permissions: { connect_user: true },
        wpcomUser: { ID: 7, login: 'jo', email: 'jo@site.example' },
      },
      connectionOwner: 'admin',
    });
    await userEvent.click(within(account()).getByRole('button', { name: 'Retry' }));
    expect(await within(account()).findByText('jo')).toBeVisible();
  });

  test('shows a linked account without a name when the provider returns none', async () => {
    await mount((user) => {
      user.wpcomUser = { avatar: false };
    });
    expect(account()).toHaveTextContent('Connected');
    expect(account()).not.toHaveTextContent(/undefined|Connected as/);
    expect(within(account()).getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('falls back from an empty or broken picture to the next, then to initials', async () => {
    await mount((user) => {
      user.wpcomUser = { ID: 7, login: 'jo', email: 'jo@site.example', avatar: 'http://a.example/jo.png' };
      user.gravatar = 'http://g.example/jo.png';
    });
    const picture = () => account().querySelector('img');
    expect(picture()).toHaveAttribute('src', 'http://a.example/jo.png');
    fireEvent.error(picture() ?? document.body);
    expect(picture()).toHaveAttribute('src', 'http://g.example/jo.png');
    fireEvent.error(picture() ?? document.body);
    expect(picture()).toBeNull();
    expect(within(account()).getByText('JO')).toBeVisible();
  });
});

describe('unlinking', () => {
  const start = async () => {
    const page = await mount(second);
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    return { ...page, notice: () => page.bus.notices$.value.at(-1) };
  };
  const click = () => userEvent.click(within(account()).getByRole('button', { name: 'Disconnect your account' }));

  test('CONN-078 CONN-079 shows its progress, then offers to connect again', async () => {
    const { bus, notice } = await start();
    onCall('POST', 'connection/user', { linked: false }).delay(60).reply(200, { code: 'success' });
    onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
    await click();
    expect(notice()).toMatchObject({
      noticeId: 'unlink-user',
      status: 'is-info',
      text: 'Unlinking from WordPress.com',
    });
    expect(within(account()).getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(await within(account()).findByRole('link', { name: 'Connect your account' })).toBeVisible();
    await waitFor(() =>
      expect(notice()).toMatchObject({ status: 'is-success', text: 'Unlinked from WordPress.com.', duration: 2000 }),
    );
    expect(bus.notices$.value).toHaveLength(1);
    expect(bus.connection$.value).toMatchObject({ isUserConnected: false, userConnectionData: null });
  });

  test('CONN-080 shows a failure and changes nothing', async () => {
    const { bus, notice } = await start();
    onCall('POST', 'connection/user').reply(400, errorBody('unlink_user_failed', 'Was not able to unlink.', 400));
    onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
    await click();
    await waitFor(() =>
      expect(notice()).toMatchObject({
        noticeId: 'unlink-user',
        status: 'is-error',
        text: 'Error unlinking from WordPress.com. Error: Was not able to unlink.',
      }),
    );
    expect(within(account()).getByRole('alert')).toHaveTextContent('Was not able to unlink.');
    expect(within(account()).getByRole('button', { name: 'Disconnect your account' })).toBeEnabled();
    expect(bus.connection$.value.isUserConnected).toBe(true);
  });

  test('reads the state of the site after a lost answer, and shows it', async () => {
    const { bus, notice } = await start();
    const { connection, userConnection } = pageStateSample();
    const { currentUser } = userConnection;
    onCall('POST', 'connection/user').once().replyWithError('lost');
    onCall('GET', 'connection').reply(200, { ...connection, isUserConnected: false });
    onCall('GET', 'connection/data').reply(200, {
      ...userConnection,
      currentUser: { ...currentUser, isConnected: false, isMaster: false, wpcomUser: { avatar: false } },
    });
    await click();
    expect(await within(account()).findByRole('link', { name: 'Connect your account' })).toBeVisible();
    await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success', text: 'Unlinked from WordPress.com.' }));
    expect(within(account()).queryByRole('alert')?.textContent ?? '').toBe('');
    expect(bus.connection$.value.isUserConnected).toBe(false);
  });
});

import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  accountCard,
  mount,
  mountUnanswered,
  type Sample,
  secondAdmin,
  siteCard,
  type User,
  unlinked,
} from './connections-card-under-test';

test('CONN-076 CONN-077 offers to connect an account that is not linked', async () => {
  await mount(unlinked);
  expect(accountCard()).toHaveTextContent('Not connected');
  expect(within(accountCard()).getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
    'href',
    '#/connect-user',
  );
});

test('shows an icon for an account that is not linked, even if the user has a Gravatar', async () => {
  await mount((user) => {
    unlinked(user);
    user.gravatar = 'http://g.example/jo.png';
  });
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  expect(accountCard().querySelector('svg')).toBeInTheDocument();
  expect(accountCard().querySelector('img')).toBeNull();
  expect(siteCard().querySelector('svg')).not.toBeNull();
});

test('CONN-077 shows no account card without the permission', async () => {
  await mountUnanswered((user) => {
    user.permissions.connect_user = false;
  });
  expect(siteCard()).toBeVisible();
  expect(screen.queryByText('Account connection')).toBeNull();
});

const withoutUserData = (_user: User, sample: Sample) => Reflect.deleteProperty(sample, 'userConnection');

test('shows that the account is loading, then a failure, and the account after a retry', async () => {
  onCall('GET', 'connection/data')
    .delay(60)
    .reply(500, errorBody('down', 'The site is busy.', 500));
  await mountUnanswered(withoutUserData);
  expect(accountCard()).toHaveAttribute('aria-busy', 'true');
  expect(accountCard()).toHaveTextContent('Loading');
  expect(await within(accountCard()).findByText('Not loaded')).toBeVisible();
  expect(accountCard()).toHaveTextContent('The site is busy.');
  expect(siteCard()).toHaveTextContent('Connected');
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
  await userEvent.click(within(accountCard()).getByRole('button', { name: 'Retry' }));
  expect(await within(accountCard()).findByText('jo')).toBeVisible();
});

test('shows a linked account without a name when the provider does not return the account', async () => {
  await mount((user) => {
    user.wpcomUser = { avatar: false };
  });
  expect(accountCard()).toHaveTextContent('Connected');
  expect(accountCard()).not.toHaveTextContent(/undefined|Connected as/);
  expect(within(accountCard()).getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('falls back from a broken picture to the next, then to initials', async () => {
  await mount((user) => {
    user.wpcomUser = { ID: 7, login: 'jo', email: 'jo@site.example', avatar: 'http://a.example/jo.png' };
    user.gravatar = 'http://g.example/jo.png';
  });
  const picture = () => accountCard().querySelector('img');
  expect(picture()).toHaveAttribute('src', 'http://a.example/jo.png');
  fireEvent.error(picture() ?? document.body);
  expect(picture()).toHaveAttribute('src', 'http://g.example/jo.png');
  fireEvent.error(picture() ?? document.body);
  expect(picture()).toBeNull();
  expect(within(accountCard()).getByText('JO')).toBeVisible();
});

describe('unlinking', () => {
  const mountSecondAdmin = async () => {
    const page = await mount(secondAdmin);
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    return { ...page, notice: () => page.bus.notices$.value.at(-1) };
  };
  const clickUnlink = () =>
    userEvent.click(within(accountCard()).getByRole('button', { name: 'Disconnect your account' }));

  test('CONN-078 CONN-079 shows its progress, then offers to connect again', async () => {
    const { bus, notice } = await mountSecondAdmin();
    onCall('POST', 'connection/user', { linked: false }).delay(60).reply(200, { code: 'success' });
    onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
    await clickUnlink();
    expect(notice()).toMatchObject({
      noticeId: 'unlink-user',
      status: 'is-info',
      text: 'Unlinking from WordPress.com',
    });
    expect(within(accountCard()).getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(await within(accountCard()).findByRole('link', { name: 'Connect your account' })).toBeVisible();
    await waitFor(() =>
      expect(notice()).toMatchObject({ status: 'is-success', text: 'Unlinked from WordPress.com.', duration: 2000 }),
    );
    expect(bus.notices$.value).toHaveLength(1);
    expect(bus.connection$.value).toMatchObject({ isUserConnected: false, userConnectionData: null });
  });

  test('CONN-080 shows a failure and changes nothing', async () => {
    const { bus, notice } = await mountSecondAdmin();
    onCall('POST', 'connection/user').reply(400, errorBody('unlink_user_failed', 'Was not able to unlink.', 400));
    onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
    await clickUnlink();
    await waitFor(() =>
      expect(notice()).toMatchObject({
        noticeId: 'unlink-user',
        status: 'is-error',
        text: 'Error unlinking from WordPress.com. Error: Was not able to unlink.',
      }),
    );
    expect(within(accountCard()).getByRole('alert')).toHaveTextContent('Was not able to unlink.');
    expect(within(accountCard()).getByRole('button', { name: 'Disconnect your account' })).toBeEnabled();
    expect(bus.connection$.value.isUserConnected).toBe(true);
  });

  test('reads the state of the site after a lost answer, and shows it', async () => {
    const { bus, notice } = await mountSecondAdmin();
    const { connection, userConnection } = pageStateSample();
    const { currentUser } = userConnection;
    onCall('POST', 'connection/user').once().replyWithError('lost');
    onCall('GET', 'connection').reply(200, { ...connection, isUserConnected: false });
    onCall('GET', 'connection/data').reply(200, {
      ...userConnection,
      currentUser: { ...currentUser, isConnected: false, isMaster: false, wpcomUser: { avatar: false } },
    });
    await clickUnlink();
    expect(await within(accountCard()).findByRole('link', { name: 'Connect your account' })).toBeVisible();
    await waitFor(() => expect(notice()).toMatchObject({ status: 'is-success', text: 'Unlinked from WordPress.com.' }));
    expect(within(accountCard()).queryByRole('alert')?.textContent ?? '').toBe('');
    expect(bus.connection$.value.isUserConnected).toBe(false);
  });
});

import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import type { Change } from '../testing/samples';
import { ConnectionsCard } from './connections-card.view';

const part = definePart(ConnectionsCard);

export type Sample = Parameters<Change>[0];
export type User = Sample['userConnection']['currentUser'];

export const siteCard = () => screen.getByRole('article', { name: 'Site connection' });
export const accountCard = () => screen.getByRole('article', { name: 'Account connection' });

/** Mounts the cards for the owner of the connection, with changes. Answers no request. */
export const mountUnanswered = (change: (user: User, sample: Sample) => void) =>
  mountPart(part, {
    name: 'mf-connection/connections-card',
    pageState: (sample) => {
      const user = sample.userConnection.currentUser;
      sample.initial.userData = { currentUser: user };
      change(user, sample);
      sample.connection.isUserConnected = user.isConnected;
    },
  });

/** Mounts the cards for the owner of the connection, with changes. The server answers with the data of the page. */
export const mount = (change: (user: User, sample: Sample) => void = () => {}) =>
  mountUnanswered((user, sample) => {
    change(user, sample);
    onCall('GET', 'connection/data').reply(200, sample.userConnection);
  });

/** Makes the user a second administrator, who does not own the connection. */
export const secondAdmin = (user: User) => {
  user.isMaster = false;
};
/** Unlinks the user's account. */
export const unlinked = (user: User) =>
  Object.assign(user, { isConnected: false, isMaster: false, wpcomUser: { avatar: false } });

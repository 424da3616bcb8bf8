import type { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';

/** Changes the sample of a page state, in which the user is the owner of a connected site. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** Turns the sample into a site without a connection. */
export const notConnected: Change = ({ connection, userConnection }) => {
  Object.assign(connection, {
    isActive: false,
    isRegistered: false,
    isUserConnected: false,
    hasConnectedOwner: false,
  });
  Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false });
};

/** Turns the sample into a connected site whose user has not connected an account. */
export const unlinked: Change = ({ connection, userConnection }) => {
  connection.isUserConnected = false;
  Object.assign(userConnection.currentUser, { isConnected: false, isMaster: false, wpcomUser: { avatar: false } });
};

/** Takes the place of the provider's address, because jsdom can navigate only within the page. */
export const atTheProvider = 'http://localhost/#at-the-provider';

/** Returns whether an element comes after another one in the document. */
export const isBelow = (element: Element, other: Element): boolean =>
  Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);

/** A partner coupon, in the format of the server. */
export const coupon = {
  coupon_code: 'IONOS_IONA_1',
  preset: 'IONA',
  partner: {
    name: 'IONOS',
    prefix: 'IO',
    logo: { src: 'http://provider.example/ionos-logo.jpg', width: 119, height: 32 },
  },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup', features: ['Every day', 'One click', 'No limit'] },
};

/** Answers the call that registers the site. @param redirectUri admin address to which the user returns */
export function onRegister(redirectUri: string): void {
  onCall('POST', 'connection/register', {
    registration_nonce: 'reg-n0nce',
    no_iframe: true,
    plugin_slug: 'jetpack',
    redirect_uri: redirectUri,
  }).reply(200, { authorizeUrl: atTheProvider });
}

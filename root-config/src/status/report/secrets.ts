import type { PageState } from '@flightdeck/shared/contracts/page';

/** Shorter values are often ordinary words, such as "a" or "of". */
const minLength = 3;

/** Returns the names, nonces, keys and addresses in the page state, as single words in lower case. */
export function secretsOf({ initial, userConnection }: PageState): readonly string[] {
  const users = [initial.userData?.currentUser, userConnection?.currentUser];
  const accounts = users.map((user) => (user?.wpcomUser && 'login' in user.wpcomUser ? user.wpcomUser : null));
  const secrets = [
    initial.WP_API_nonce,
    initial.registrationNonce,
    initial.purchaseToken,
    initial.currentIp,
    initial.connectUrl,
    initial.partnerCoupon ? initial.partnerCoupon.coupon_code : null,
    initial.tracksUserData ? initial.tracksUserData.username : null,
    userConnection?.connectionOwner,
    ...users.map((user) => user?.username),
    ...accounts.flatMap((account) => [account?.login, account?.email]),
  ];
  return secrets
    .flatMap((secret) => (typeof secret === 'string' ? secret.toLowerCase().split(' ') : []))
    .filter((secret) => secret.length >= minLength);
}

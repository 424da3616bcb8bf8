import type { PageState } from '@flightdeck/shared/contracts/page-state';

/** Shorter ones are parts of ordinary words. */
const shortest = 3;

/** Returns what of the page state is this user's alone, as lower-case words would be: names, nonces, keys, addresses. */
export function secretsOf({ initial, userConnection }: PageState): readonly string[] {
  const users = [initial.userData?.currentUser, userConnection?.currentUser];
  const accounts = users.map((user) => (user?.wpcomUser && 'login' in user.wpcomUser ? user.wpcomUser : null));
  return [
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
  ].filter((secret): secret is string => typeof secret === 'string' && secret.length >= shortest);
}

import type { InitialState } from '@flightdeck/shared/contracts/page';

type StateNotices = InitialState['jetpackStateNotices'];

/**
 * State notices that the user dismissed. They stay dismissed until the next page load, even if a route removes and
 * restores the part; a new page has a new object.
 */
const dismissed = new WeakSet<StateNotices>();

export const isDismissed = (notices: StateNotices): boolean => dismissed.has(notices);
export const dismiss = (notices: StateNotices): void => void dismissed.add(notices);

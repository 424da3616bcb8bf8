import type { InitialState } from '@flightdeck/shared/contracts/page-state';

type StateNotices = InitialState['jetpackStateNotices'];

/**
 * State notices that the user closed. They stay closed until the page is loaded again, also when the part goes and comes
 * with the route; a page brings a new object.
 */
const dismissed = new WeakSet<StateNotices>();

export const isDismissed = (notices: StateNotices): boolean => dismissed.has(notices);
export const dismiss = (notices: StateNotices): void => void dismissed.add(notices);

import * as v from 'valibot';
import type { Store } from '../store/store';

const noticesSchema = v.object({
  messageCode: v.nullable(v.string()),
  errorCode: v.nullable(v.string()),
  errorDescription: v.nullable(v.string()),
});
/** Notice about the user's last step. The next page shows it (`jetpackStateNotices`). */
export type StateNotices = v.InferOutput<typeof noticesSchema>;

/** Value without a notice. */
export const noNotices: StateNotices = { messageCode: null, errorCode: null, errorDescription: null };

/** Stores a notice for the next page of a user. */
export function storeNotice(store: Store, userId: number, notice: Partial<StateNotices>): void {
  store.userOptions(userId).set('state_notices', { ...noNotices, ...notice });
}

/** Returns the notice of a user, and removes it, so that only one page shows it; `noNotices` if there is none. */
export function takeNotice(store: Store, userId: number): StateNotices {
  return store.write(() => {
    const notice = store.userOptions(userId).get('state_notices', noticesSchema, noNotices);
    store.userOptions(userId).remove('state_notices');
    return notice;
  });
}

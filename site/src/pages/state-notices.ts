import * as v from 'valibot';
import type { Store } from '../store/store';

const noticesSchema = v.object({
  messageCode: v.nullable(v.string()),
  errorCode: v.nullable(v.string()),
  errorDescription: v.nullable(v.string()),
});
/** What the last step wants the next page to say (`jetpackStateNotices`). */
export type StateNotices = v.InferOutput<typeof noticesSchema>;

/** Nothing to say. */
export const noNotices: StateNotices = { messageCode: null, errorCode: null, errorDescription: null };

/** Leaves a notice for the user's next page. */
export function leaveNotice(store: Store, userId: number, notice: Partial<StateNotices>): void {
  store.userOptions(userId).set('state_notices', { ...noNotices, ...notice });
}

/** Takes the notice: the page after this one does not say it again. */
export function takeNotice(store: Store, userId: number): StateNotices {
  return store.write(() => {
    const found = store.userOptions(userId).get('state_notices', noticesSchema, noNotices);
    store.userOptions(userId).remove('state_notices');
    return found;
  });
}

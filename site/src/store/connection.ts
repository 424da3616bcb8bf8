import * as v from 'valibot';
import { readerOf, siteOptions } from './options';
import { type StateFile, without } from './state';

const registrationSchema = v.nullable(v.object({ blogId: v.number(), ownerId: v.nullable(v.number()) }));
export type Registration = v.InferOutput<typeof registrationSchema>;

/** The site's connection to the provider, and the accounts of its users there. */
export interface Connection {
  /** null if the site is not registered with the provider. */
  registration(): Registration;
  /** Registers the site. A registered site keeps its ID and owner. */
  register(blogId: number): void;
  /** ID of the user's account at the provider; null if the user is not linked. */
  accountOf(userId: number): number | null;
  /** Links a user. The first one becomes the owner. Returns whether the user became the owner. */
  link(userId: number, accountId: number): boolean;
  unlink(userId: number): void;
  /** Removes the registration, the owner and all accounts. */
  disconnect(): void;
}

/** Returns access to the connection in the state. */
export function connection(state: StateFile): Connection {
  const options = siteOptions(state);
  const readRegistration = readerOf('registration', registrationSchema, null);
  const registration = () => readRegistration(options);
  const accounts = () => state.current().accounts;
  return {
    registration,
    register: (blogId) => options.set('registration', registration() ?? { blogId, ownerId: null }),
    accountOf: (userId) => accounts()[userId] ?? null,
    link: (userId, accountId) =>
      state.write(() => {
        const current = registration();
        if (!current) throw new Error('A user cannot be linked while the site is not registered.');
        state.change({ accounts: { ...accounts(), [userId]: accountId } });
        if (current.ownerId !== null) return false;
        options.set('registration', { ...current, ownerId: userId });
        return true;
      }),
    unlink: (userId) => state.change({ accounts: without(accounts(), String(userId)) }),
    disconnect: () =>
      state.write(() => {
        options.remove('registration');
        state.change({ accounts: {} });
      }),
  };
}

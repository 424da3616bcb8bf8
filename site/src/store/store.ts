import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { messageOf, UsageError } from '../cli/usage-error';
import { type TraitsInput, traitsSchema } from '../facts/traits';
import { newSite, type State, stateSchema, type UserState } from './state';

/** The state of a site, and the file that keeps it. */
export interface Store {
  readonly state: State;
  /** Replaces these fields. */
  change(fields: Partial<State>): void;
  /** Replaces these traits. */
  changeTraits(traits: TraitsInput): void;
  /** Replaces these fields of a user's state. */
  changeUser(userId: number, fields: Partial<UserState>): void;
  /** Runs `work`, and then saves its changes together. If `work` or saving fails, takes all changes back and throws the error. */
  write<T>(work: () => T): T;
}

/**
 * Reads the state from a file, or starts with a new site if the file does not exist. Saves each change before it returns: writes a second
 * file, readable by its owner only, and renames it, so that the first one is complete even if the process is killed.
 * @throws UsageError if the file has other content
 */
export function openStore(file: string): Store {
  let state: State = existsSync(file)
    ? readState(file)
    : { ...newSite, secret: randomBytes(32).toString('hex'), sessions: {}, jetpack: '11' };
  let isWriting = false;
  const save = () => {
    const newFile = `${file}.new`;
    writeFileSync(newFile, JSON.stringify(state), { mode: 0o600 });
    renameSync(newFile, file);
  };
  const write = <T>(work: () => T): T => {
    if (isWriting) return work();
    const before = state;
    isWriting = true;
    try {
      const result = work();
      if (state !== before) save();
      return result;
    } catch (error) {
      state = before;
      throw error;
    } finally {
      isWriting = false;
    }
  };
  const change = (fields: Partial<State>) =>
    write(() => {
      state = { ...state, ...fields };
    });
  return {
    get state() {
      return state;
    },
    change,
    changeTraits: (traits) => change({ traits: v.parse(traitsSchema, { ...state.traits, ...traits }) }),
    changeUser: (userId, fields) =>
      change({ users: { ...state.users, [userId]: { ...state.users[userId], ...fields } } }),
    write,
  };
}

function readState(file: string): State {
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`Couldn't read ${file}: ${messageOf(error)} To start with a new site, add --reset.`);
  }
}

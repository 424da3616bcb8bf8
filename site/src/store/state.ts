import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from '../cli/usage-error';

const values = v.record(v.string(), v.unknown());
const stateSchema = v.strictObject({
  /** Key for nonces and signatures. */
  secret: v.string(),
  options: values,
  /** Options by ID of the user. */
  userOptions: v.record(v.string(), values),
  /** Slugs of the modules that are on. */
  modules: v.array(v.string()),
  /** IDs of accounts at the provider, by ID of the user. */
  accounts: v.record(v.string(), v.number()),
  /** Sessions by hash of their token. */
  sessions: v.record(v.string(), v.object({ userId: v.number(), expiresAt: v.number() })),
});
/** Everything that the site remembers. Each change replaces the changed values and keeps the others. */
export type State = Readonly<v.InferOutput<typeof stateSchema>>;

/** The state of a site, and the file that keeps it. */
export interface StateFile {
  current(): State;
  /** Replaces these fields. */
  change(fields: Partial<State>): void;
  /** Runs `work`, and then saves its changes together. If `work` or saving fails, takes all changes back and throws the error. */
  write<T>(work: () => T): T;
}

/**
 * Reads the state from a file, or starts with the given state if the file does not exist. Saves each change before it returns: writes a
 * second file, readable by its owner only, and renames it, so that the first one is complete even if the process is killed.
 * @throws UsageError if the file has other content
 */
export function openState(file: string, initial: State): StateFile {
  let state = existsSync(file) ? readState(file) : initial;
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
  return {
    current: () => state,
    change: (fields) =>
      write(() => {
        state = { ...state, ...fields };
      }),
    write,
  };
}

function readState(file: string): State {
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Couldn't read ${file}: ${reason} To start with a new site, add --reset.`);
  }
}

/** Returns a record without the entry of this name. */
export const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

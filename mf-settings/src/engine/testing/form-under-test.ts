import { failure } from '@flightdeck/shared/contracts/page';
import type { FormServer } from '../form/form';
import { createForm } from '../form/form.store';

type Values = Readonly<Record<string, unknown>>;

/** Creates an in-memory site for any number of tabs. @param pause delay of each answer */
export function siteOf(start: Values, pause: (what: string) => Promise<unknown> = async () => {}) {
  let holds = { ...start };
  const history: Values[] = [holds];
  const hold = (changes: Values) => {
    holds = { ...holds, ...changes };
    history.push(holds);
  };
  const next = {
    /** Returns the cause of a failed write, or null. */
    write: (_changes: Values): Error | null => null,
    read: async (): Promise<void> => {},
    /** Values that the site stores instead of the written ones. */
    keeps: {} as Values,
  };
  return {
    next,
    holds: () => holds,
    /** Changes values elsewhere; open tabs do not know them yet. */
    elsewhere: hold,
    /** Returns whether the site ever had a value. */
    hasSaved: (option: string, value: unknown) => history.some((values) => values[option] === value),
    /** Opens a tab with the current values of the site. @param onSend called for each write */
    open(onSend: (changes: Values) => void = () => {}) {
      let known = { ...holds };
      const sent: Record<string, unknown>[] = [];
      const reported: [string, string[]][] = [];
      const latestChanges = new Map<string, unknown>();
      let latest: Promise<void> = Promise.resolve();
      /** A new read replaces the pending one, which then ends with it, as in the page's cache. */
      const readSlowly = (what: string): Promise<void> => {
        const answer = { ...holds };
        const pending: Promise<void> = pause(what).then(() => {
          if (pending !== latest) return latest;
          known = answer;
          return undefined;
        });
        latest = pending;
        return pending;
      };
      const read = async () => {
        await next.read();
        await readSlowly('read');
      };
      const server: FormServer = {
        current: (option) => known[option],
        readAgain: read,
        // As `saveSettings` does.
        async save(changes, { notices, same }) {
          sent.push({ ...changes });
          for (const name of Object.keys(changes)) latestChanges.set(name, changes);
          onSend(changes);
          await pause('write');
          const cause = next.write({ ...changes });
          if (cause === null) {
            hold({ ...changes, ...next.keeps });
            known = { ...known, ...changes };
            notices?.saved?.();
          }
          await readSlowly('read after write');
          const isStored = (name: string) => known[name] === changes[name] || same?.(name, known[name]) === true;
          const isLatest = (name: string) => latestChanges.get(name) === changes;
          const unsaved = Object.keys(changes).filter((name) => !isStored(name) && (cause !== null || isLatest(name)));
          if (unsaved.length > 0)
            return { ending: cause ? 'failed' : 'overridden', failure: cause && failure('rest-refused', ''), unsaved };
          if (cause) notices?.saved?.();
          return { ending: 'saved', failure: null, unsaved };
        },
        notify: (moment, fields) => reported.push([moment, fields.map(({ option }) => option)]),
      };
      return { form: createForm(server), sent, reported, read, known: () => known };
    },
  };
}

/** Creates an in-memory site with one open tab. */
export function formOn(start: Values) {
  const site = siteOf(start);
  return { ...site, ...site.open() };
}

import { failure } from '@flightdeck/shared/contracts/page';
import type { FormServer } from '../form/form';
import { createForm } from '../form/form.store';

type Values = Readonly<Record<string, unknown>>;

/** Creates an in-memory site for any number of tabs. @param pause delays each request; called with its name */
export function siteOf(start: Values, pause: (what: string) => Promise<unknown> = async () => {}) {
  let stored = { ...start };
  const history: Values[] = [stored];
  const store = (changes: Values) => {
    stored = { ...stored, ...changes };
    history.push(stored);
  };
  /** Results of the next requests to the site. */
  const next = {
    /** Returns the cause of a failed write, or null. */
    write: (_changes: Values): Error | null => null,
    read: async (): Promise<void> => {},
    /** Values that the site stores instead of the written ones. */
    replacements: {} as Values,
  };
  return {
    next,
    stored: () => stored,
    /** Changes values elsewhere; open tabs do not know the new values yet. */
    changeElsewhere: store,
    /** Returns whether the site ever had a value. */
    hasSaved: (option: string, value: unknown) => history.some((values) => values[option] === value),
    /** Opens a tab with the current values of the site. @param onSend called for each write */
    open(onSend: (changes: Values) => void = () => {}) {
      /** Values that the tab has read. */
      let known = { ...stored };
      const sent: Record<string, unknown>[] = [];
      const reported: [string, string[]][] = [];
      const latestChanges = new Map<string, unknown>();
      let latest: Promise<void> = Promise.resolve();
      /** Like the page's cache: a new read replaces a pending one, which then ends together with the new one. */
      const readSlowly = (what: string): Promise<void> => {
        const answer = { ...stored };
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
        serverValue: (option) => known[option],
        readAgain: read,
        // Behaves like `saveSettings`.
        async save(changes, { notices, same }) {
          sent.push({ ...changes });
          for (const name of Object.keys(changes)) latestChanges.set(name, changes);
          onSend(changes);
          await pause('write');
          const cause = next.write({ ...changes });
          if (cause === null) {
            store({ ...changes, ...next.replacements });
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

import { failure } from '@flightdeck/shared/contracts/page';
import type { FormServer } from '../form/form';
import { createForm } from '../form/form.store';

type Values = Readonly<Record<string, unknown>>;

/** Creates an in-memory site for any number of tabs. @param pause delays a request; called with the name of each request */
export function siteOf(start: Values, pause: (request: string) => Promise<unknown> = async () => {}) {
  let storedValues = { ...start };
  const history: Values[] = [storedValues];
  const store = (changes: Values) => {
    storedValues = { ...storedValues, ...changes };
    history.push(storedValues);
  };
  /** Results of all further requests to the site. */
  const next = {
    /** Returns the cause of a failure, or null if the write succeeds. */
    write: (_changes: Values): Error | null => null,
    read: async (): Promise<void> => {},
    /** Values that the site stores instead of the written ones. */
    replacements: {} as Values,
  };
  return {
    next,
    storedValues: () => storedValues,
    /** Changes values elsewhere; open tabs do not know the new values yet. */
    changeElsewhere: store,
    /** Returns whether the site ever had a value. */
    hasSaved: (option: string, value: unknown) => history.some((values) => values[option] === value),
    /** Opens a tab with the current values of the site. @param onSend called for each write */
    open(onSend: (changes: Values) => void = () => {}) {
      /** Values that the tab has read. */
      let knownValues = { ...storedValues };
      /** Changes of each write, oldest first. */
      const sent: Record<string, unknown>[] = [];
      /** Moment and options of each report, oldest first. */
      const reports: [string, string[]][] = [];
      /** Changes of the latest write of each option. */
      const latestChanges = new Map<string, unknown>();
      let latestRead: Promise<void> = Promise.resolve();
      /** Behaves like the page's cache: a new read replaces a pending read, and both end when the new read ends. */
      const readValues = (request: string): Promise<void> => {
        const answer = { ...storedValues };
        const pending: Promise<void> = pause(request).then(() => {
          if (pending !== latestRead) return latestRead;
          knownValues = answer;
          return undefined;
        });
        latestRead = pending;
        return pending;
      };
      const read = async () => {
        await next.read();
        await readValues('read');
      };
      const server: FormServer = {
        serverValue: (option) => knownValues[option],
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
            knownValues = { ...knownValues, ...changes };
            notices?.saved?.();
          }
          await readValues('read after write');
          const isStored = (name: string) =>
            knownValues[name] === changes[name] || same?.(name, knownValues[name]) === true;
          const isLatest = (name: string) => latestChanges.get(name) === changes;
          const unsaved = Object.keys(changes).filter((name) => !isStored(name) && (cause !== null || isLatest(name)));
          if (unsaved.length > 0)
            return { ending: cause ? 'failed' : 'overridden', failure: cause && failure('rest-refused', ''), unsaved };
          if (cause) notices?.saved?.();
          return { ending: 'saved', failure: null, unsaved };
        },
        notify: (moment, fields) => reports.push([moment, fields.map(({ option }) => option)]),
      };
      return { form: createForm(server), sent, reports, read, knownValues: () => knownValues };
    },
  };
}

/** Creates an in-memory site with one open tab. */
export function formOn(start: Values) {
  const site = siteOf(start);
  return { ...site, ...site.open() };
}

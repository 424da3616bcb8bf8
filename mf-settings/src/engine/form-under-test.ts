import { createForm, type FormServer } from './form.store';

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
    write: (_changes: Values): unknown => null,
    read: async (): Promise<void> => {},
    /** Values that the site stores instead of the written ones. */
    keeps: {} as Values,
  };
  return {
    next,
    holds: () => holds,
    /** Changes values elsewhere; open tabs do not know them yet. */
    elsewhere: hold,
    /** Tells whether the site ever had a value. */
    hasSaved: (option: string, value: unknown) => history.some((values) => values[option] === value),
    /** Opens a tab with the current values of the site. @param onSend called for each write */
    open(onSend: (changes: Values) => void = () => {}) {
      let known = { ...holds };
      const sent: Record<string, unknown>[] = [];
      const told: [string, string[]][] = [];
      let latest: Promise<void> = Promise.resolve();
      /** A new read replaces the pending one, which then ends with it, as in the page's cache. */
      const readSlowly = (what: string): Promise<void> => {
        const answer = { ...holds };
        const own: Promise<void> = pause(what).then(() => {
          if (own !== latest) return latest;
          known = answer;
          return undefined;
        });
        latest = own;
        return own;
      };
      const read = async () => {
        await next.read();
        await readSlowly('read');
      };
      const server: FormServer = {
        current: (option) => known[option],
        readAgain: read,
        async send(changes, onConfirmed) {
          sent.push({ ...changes });
          onSend(changes);
          await pause('write');
          const cause = next.write({ ...changes });
          if (cause === null) {
            hold({ ...changes, ...next.keeps });
            known = { ...known, ...changes };
            onConfirmed();
          }
          await readSlowly('read after write');
          return cause;
        },
        tell: (moment, fields) => told.push([moment, fields.map(({ option }) => option)]),
      };
      return { form: createForm(server), sent, told, read, known: () => known };
    },
  };
}

/** Creates an in-memory site with one open tab. */
export function formOn(start: Values) {
  const site = siteOf(start);
  return { ...site, ...site.open() };
}

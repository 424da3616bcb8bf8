import { createForm, type FormServer } from './form.store';

type Values = Readonly<Record<string, unknown>>;

/**
 * A site in memory, which any number of tabs talk to.
 * @param pause how long each answer takes; default: hardly any time
 */
export function siteOf(start: Values, pause: (what: string) => Promise<unknown> = async () => {}) {
  let holds = { ...start };
  const history: Values[] = [holds];
  const hold = (changes: Values) => {
    holds = { ...holds, ...changes };
    history.push(holds);
  };
  const next = {
    /** @returns why the write fails, or null */
    write: (_changes: Values): unknown => null,
    read: async (): Promise<void> => {},
    /** What the site makes of the values of a write. */
    keeps: {} as Values,
  };
  return {
    next,
    holds: () => holds,
    /** Somebody else writes; no tab knows of it yet. */
    elsewhere: hold,
    /** Whether a value was saved on the site at any time. */
    hasSaved: (option: string, value: unknown) => history.some((values) => values[option] === value),
    /** A tab that has just loaded what the site holds. @param onSend told of each write as it leaves */
    open(onSend: (changes: Values) => void = () => {}) {
      let known = { ...holds };
      const sent: Record<string, unknown>[] = [];
      const told: [string, string[]][] = [];
      let latest: Promise<void> = Promise.resolve();
      /** A read that starts gives up the one on its way, which then ends with it, as in the page's cache. */
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

/** A site in memory with one tab; a test says how the tab's next write goes. */
export function formOn(start: Values) {
  const site = siteOf(start);
  return { ...site, ...site.open() };
}

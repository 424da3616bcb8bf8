import fc from 'fast-check';
import { siteOf } from '../testing/form-under-test';
import { type Field, textField } from './field';

const google = textField('google', () => 'Google');
const bing = textField('bing', () => 'Bing');
const propertyOptions = { numRuns: process.env.FLIGHTDECK_LONG ? 3000 : 200 };

type Site = ReturnType<typeof siteOf>;

/** Simulates a user with one tab, and records which server values the tab has shown. */
function userAt(site: Site) {
  /** Reads and saves that may still be pending. */
  const requests: Promise<unknown>[] = [];
  /** Last typed text by option. */
  const typedTexts = new Map<string, string>();
  /** Server values that were shown since the edit began, by option. */
  const shownValues = new Map<string, Set<unknown>>();
  /** Server values that the user overwrote, although they were not shown. */
  const unseenOverwrites: string[] = [];
  const open = (): ReturnType<Site['open']> =>
    site.open((changes) => {
      for (const [option, value] of Object.entries(changes)) {
        const replaced = tab.knownValues()[option];
        if (replaced !== value && !shownValues.get(option)?.has(replaced))
          unseenOverwrites.push(`${option}: ${String(replaced)}`);
      }
    });
  let tab = open();
  const recordShown = (option: string, value = tab.knownValues()[option]) =>
    shownValues.set(option, new Set([...(shownValues.get(option) ?? []), value]));
  const edit = (field: Field, value: unknown) => {
    if (tab.form.dirtyFields([field]).length === 0) shownValues.delete(field.option);
    recordShown(field.option);
    // The user knows the values they typed.
    recordShown(field.option, value);
    tab.form.edit(field, value);
  };
  return {
    requests,
    typedTexts,
    unseenOverwrites,
    form: () => tab.form,
    type(field: Field, text: string) {
      typedTexts.set(field.option, text);
      edit(field, text);
    },
    save(field: Field) {
      const savingTab = tab;
      const saving = savingTab.form.save([field]).then((ending) => {
        // The notice shows the change from elsewhere.
        if (ending === 'changed' && savingTab === tab) recordShown(field.option);
      });
      requests.push(saving);
    },
    read: () => requests.push(tab.read()),
    /** Crashes the tab, opens it again and restores its draft. */
    crash() {
      const { edits } = tab.form.state$.value;
      const draft = tab.form.dirtyFields().map((field) => ({ field, value: edits[field.option]?.value }));
      tab = open();
      for (const { field, value } of draft) {
        const revived = field.revive(value);
        if (revived !== undefined) edit(field, revived);
      }
    },
  };
}

/** Makes the next write fail. */
function failNextWrite({ next }: Site) {
  next.write = () => {
    next.write = () => null;
    return new Error('down');
  };
}

const step = fc.record({
  isFirstTab: fc.boolean(),
  // Mostly the same field, so that the tabs conflict.
  field: fc.constantFrom(google, google, google, bing),
  action: fc.constantFrom('type', 'type', 'save', 'save', 'read', 'crash', 'fail', 'wait', 'settle', 'settle'),
  text: fc.constantFrom('a', 'b', 'c'),
});

test('two tabs with slow answers, failures and crashes end with the values of the site and lose no edit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 8, maxLength: 40 }), async (scheduler, steps) => {
      const site = siteOf({ google: '', bing: '' }, (request) => scheduler.schedule(Promise.resolve(), request));
      const [one, two] = [userAt(site), userAt(site)];
      const allRequests = () => Promise.all([...one.requests, ...two.requests]);
      for (const { isFirstTab, field, action, text } of steps) {
        const user = isFirstTab ? one : two;
        if (action === 'type') user.type(field, text);
        if (action === 'save') user.save(field);
        if (action === 'read') user.read();
        if (action === 'crash') user.crash();
        if (action === 'fail') failNextWrite(site);
        if (action === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
        if (action === 'settle') await scheduler.waitFor(allRequests());
      }
      await scheduler.waitFor(allRequests());
      for (const { form, typedTexts } of [one, two])
        for (const [option, text] of typedTexts) {
          const isPending = form().state$.value.edits[option]?.value === text;
          expect({ option, text, isLost: !isPending && !site.hasSaved(option, text) }).toMatchObject({ isLost: false });
        }
      expect([...one.unseenOverwrites, ...two.unseenOverwrites]).toEqual([]);
      // A save that reports a change from elsewhere writes nothing. So the tabs alternate, and each of them saves several times.
      site.next.write = () => null;
      for (const user of [one, two, one, two])
        for (let press = 0; press < 3; press += 1) await scheduler.waitFor(user.form().save());
      for (const user of [one, two]) {
        expect(user.form().isDirty()).toBe(false);
        expect(user.form().state$.value.settingsSent).toEqual({});
      }
    }),
    propertyOptions,
  );
});

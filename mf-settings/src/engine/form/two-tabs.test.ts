import fc from 'fast-check';
import { siteOf } from '../testing/form-under-test';
import { type Field, textField } from './field';

const google = textField('google', () => 'Google');
const bing = textField('bing', () => 'Bing');
const propertyOptions = { numRuns: process.env.FLIGHTDECK_LONG ? 3000 : 200 };

type Site = ReturnType<typeof siteOf>;

/** Simulates a user and records which values of the site the screen has shown to them. */
function userAt(site: Site) {
  const running: Promise<unknown>[] = [];
  /** Shown values of the site by option, since the edit began. */
  const seen = new Map<string, Set<unknown>>();
  /** Values that were overwritten without being shown. */
  const unseen: string[] = [];
  const open = (): ReturnType<Site['open']> =>
    site.open((changes) => {
      for (const [option, value] of Object.entries(changes)) {
        const replaced = tab.known()[option];
        if (replaced !== value && !seen.get(option)?.has(replaced)) unseen.push(`${option}: ${String(replaced)}`);
      }
    });
  let tab = open();
  const recordShown = (option: string, value = tab.known()[option]) =>
    seen.set(option, new Set([...(seen.get(option) ?? []), value]));
  const edit = (field: Field, value: unknown) => {
    if (tab.form.dirtyFields([field]).length === 0) seen.delete(field.option);
    recordShown(field.option);
    // The user knows the values they typed.
    recordShown(field.option, value);
    tab.form.edit(field, value);
  };
  return {
    running,
    unseen,
    form: () => tab.form,
    edit,
    save(field: Field) {
      const savingTab = tab;
      const saving = savingTab.form.save([field]).then((ending) => {
        // The notice shows the change from elsewhere.
        if (ending === 'changed' && savingTab === tab) recordShown(field.option);
      });
      running.push(saving);
    },
    read: () => running.push(tab.read()),
    /** Crashes the tab, opens it again and restores its draft. */
    crash() {
      const { edits } = tab.form.current();
      const draft = tab.form.dirtyFields().map((field) => ({ field, value: edits[field.option]?.value }));
      tab = open();
      for (const { field, value } of draft) {
        const revived = field.revive(value);
        if (revived !== undefined) edit(field, revived);
      }
    },
  };
}

/** Returns a write that fails once. */
const failOnce =
  ({ next }: Site) =>
  () => {
    next.write = () => null;
    return new Error('down');
  };

const step = fc.record({
  tab: fc.boolean(),
  // Mostly the same field, so that the tabs conflict.
  field: fc.constantFrom(google, google, google, bing),
  do: fc.constantFrom('edit', 'edit', 'save', 'save', 'read', 'crash', 'fail', 'wait', 'settle', 'settle'),
  text: fc.constantFrom('a', 'b', 'c'),
});

test('two tabs with slow answers, failures and crashes end with the values of the site and lose no edit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 8, maxLength: 40 }), async (scheduler, steps) => {
      const site = siteOf({ google: '', bing: '' }, (what) => scheduler.schedule(Promise.resolve(), what));
      const [one, two] = [userAt(site), userAt(site)];
      const typed = new Map<string, string>();
      for (const { tab, field, do: action, text } of steps) {
        const user = tab ? one : two;
        if (action === 'edit') {
          user.edit(field, text);
          typed.set(`${String(tab)} ${field.option}`, text);
        }
        if (action === 'save') user.save(field);
        if (action === 'read') user.read();
        if (action === 'crash') user.crash();
        if (action === 'fail') site.next.write = failOnce(site);
        if (action === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
        if (action === 'settle') await scheduler.waitFor(Promise.all([...one.running, ...two.running]));
      }
      await scheduler.waitFor(Promise.all([...one.running, ...two.running]));
      for (const [key, text] of typed) {
        const [tab, option = ''] = key.split(' ');
        const pending = (tab === 'true' ? one : two).form().current().edits[option]?.value;
        expect({ key, isStored: pending === text || site.hasSaved(option, text) }).toEqual({ key, isStored: true });
      }
      expect([...one.unseen, ...two.unseen]).toEqual([]);
      // A save that reports a change from elsewhere writes nothing, so each tab saves several times, in turns.
      site.next.write = () => null;
      for (const user of [one, two, one, two])
        for (let press = 0; press < 3; press += 1) await scheduler.waitFor(user.form().save());
      for (const user of [one, two]) {
        expect(user.form().isDirty()).toBe(false);
        expect(user.form().current().settingsSent).toEqual({});
      }
    }),
    propertyOptions,
  );
});

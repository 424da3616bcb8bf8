import fc from 'fast-check';
import { textField } from './field';
import { formOn } from './form-under-test';

const fields = [textField('google', () => 'Google'), textField('bing', () => 'Bing')];
const [google, bing] = fields;
const fieldOf = (which: boolean) => (which ? google : bing) ?? textField('none', () => 'None');

const value = fc.string({ maxLength: 3 });
const step = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('save' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('elsewhere' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('read' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('fail' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('work' as const), which: fc.boolean(), value }),
  fc.record({ do: fc.constant('wait' as const), which: fc.boolean(), value }),
);

test('every order of edits, saves and reads ends with the values of the site and loses no edit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { form, next, read, elsewhere, holds, sent } = formOn({ google: '', bing: '' });
      /** Last typed value by option. */
      const typed = new Map<string, string>();
      const running: Promise<unknown>[] = [];
      const others: Record<string, unknown>[] = [];
      for (const { do: what, which, value: text } of steps) {
        const field = fieldOf(which);
        if (what === 'edit') {
          form.edit(field, text);
          typed.set(field.option, text);
        }
        if (what === 'save') running.push(form.save([field]));
        if (what === 'elsewhere') {
          elsewhere({ [field.option]: text });
          others.push({ [field.option]: text });
        }
        if (what === 'read') running.push(read());
        if (what === 'fail') next.write = () => new Error('down');
        if (what === 'work') next.write = () => null;
        if (what === 'wait') await Promise.all(running);
      }
      await Promise.all(running);
      next.write = () => null;
      await read();
      // The last typed value is not lost: it is pending, or the site had it afterwards.
      for (const [option, text] of typed) {
        const isPending = form.current().edits[option]?.value === text;
        const wasSaved =
          text === '' || others.some((each) => each[option] === text) || sent.some((each) => each[option] === text);
        expect({ option, text, isKept: isPending || wasSaved }).toEqual({ option, text, isKept: true });
      }
      // The first save may only report changes from elsewhere.
      await form.save();
      await form.save();
      expect(form.isDirty()).toBe(false);
      expect(form.current().settingsSent).toEqual({});
      for (const [option, edit] of Object.entries(form.current().edits)) expect(holds()[option]).toBe(edit.value);
    }),
    { numRuns: process.env.FLIGHTDECK_LONG ? 3000 : 200 },
  );
});

import { formOn, siteOf } from '../testing/form-under-test';
import { wasChangedElsewhere } from './edit';
import { textField } from './field';

const google = textField('google', () => 'Google');
const initialValues = { google: 'a' };

/** Opens a site whose read after a write waits until `sendAnswer` is called. */
function openWithDelayedRead() {
  let sendAnswer = () => {};
  const read = new Promise<void>((resolve) => {
    sendAnswer = resolve;
  });
  const site = siteOf(initialValues, async (request) => (request === 'read after write' ? read : undefined));
  const tab = site.open();
  const moments = () => tab.reports.map(([moment]) => moment);
  const untilReported = async (moment: string) => {
    while (!moments().includes(moment)) await Promise.resolve();
  };
  return { ...site, ...tab, sendAnswer, moments, untilReported };
}

test('SET-035 a save ends when the server confirms it, before the settings are read again', async () => {
  const { form, sendAnswer, moments, untilReported } = openWithDelayedRead();
  form.edit(google, 'x');
  const saving = form.save();
  await untilReported('saved');
  expect(form.state$.value).toMatchObject({ edits: {}, settingsSent: {}, updatedSettings: { google: true } });
  expect(form.isDirty()).toBe(false);
  sendAnswer();
  expect(await saving).toBe('saved');
  expect(moments()).toEqual(['saving', 'saved']);
});

test('the read after a save reports a value that the site changed', async () => {
  const { form, next, sendAnswer, moments, untilReported } = openWithDelayedRead();
  next.replacements = { google: 'replaced' };
  form.edit(google, 'x');
  const saving = form.save();
  await untilReported('saved');
  expect(form.state$.value.overridden).toEqual({});
  sendAnswer();
  expect(await saving).toBe('overridden');
  expect(moments()).toEqual(['saving', 'saved', 'overridden']);
  expect(form.isDirty()).toBe(false);
  expect(form.state$.value.overridden).toEqual({ google: 'x' });
});

test('compares the settings with the last save when two saves overlap', async () => {
  const { form, sendAnswer, sent, untilReported } = openWithDelayedRead();
  form.edit(google, 'x');
  const first = form.save();
  await untilReported('saved');
  form.edit(google, 'xy');
  const second = form.save();
  sendAnswer();
  expect(await Promise.all([first, second])).toEqual(['saved', 'saved']);
  expect(sent).toEqual([{ google: 'x' }, { google: 'xy' }]);
  expect(form.state$.value).toMatchObject({ edits: {}, overridden: {} });
});

test('reports a change from elsewhere before the next save overwrites it', async () => {
  const { form, changeElsewhere, sent, reports, storedValues } = formOn(initialValues);
  form.edit(google, 'mine');
  changeElsewhere({ google: 'theirs' });
  expect(await form.save()).toBe('changed');
  expect(sent).toEqual([]);
  expect(reports.at(-1)).toEqual(['changed', ['google']]);
  expect(form.state$.value.edits.google?.value).toBe('mine');
  expect(await form.save()).toBe('saved');
  expect(storedValues().google).toBe('mine');
});

test('keeps the note about a change from elsewhere while the user types, and does not report the seen change again', async () => {
  const { form, changeElsewhere, read, knownValues } = formOn(initialValues);
  form.edit(google, 'm');
  changeElsewhere({ google: 'theirs' });
  await read();
  form.markSeen(google);
  form.edit(google, 'mine');
  const { edit } = form.optionState('google');
  expect(edit && wasChangedElsewhere(edit, knownValues().google)).toBe(true);
  expect(await form.save()).toBe('saved');
});

test('reports a second change from elsewhere', async () => {
  const { form, changeElsewhere } = formOn(initialValues);
  form.edit(google, 'mine');
  changeElsewhere({ google: 'theirs' });
  await form.save();
  changeElsewhere({ google: 'once more' });
  expect(await form.save()).toBe('changed');
});

test('an edit equal to a change from elsewhere is clean', async () => {
  const { form, changeElsewhere, read, sent } = formOn(initialValues);
  form.edit(google, 'x');
  changeElsewhere({ google: 'x' });
  await read();
  expect(form.isDirty()).toBe(false);
  expect(await form.save()).toBe('clean');
  expect(sent).toEqual([]);
  // Further typing does not report the change either.
  form.edit(google, 'xy');
  expect(await form.save()).toBe('saved');
});

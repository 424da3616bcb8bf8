import { formOn } from '../testing/form-under-test';
import { type Field, textField } from './field';

const google = textField('google', () => 'Google', {
  check: (value) => (value.includes('!') ? [{ key: value, text: 'No' }] : []),
});
const bing = textField('bing', () => 'Bing');
const yandex = textField('yandex', () => 'Yandex');
const initialValues = { google: 'a', bing: 'b' };
const optionsOf = (fields: readonly Field[]) => fields.map(({ option }) => option);

test('SET-032 a form becomes dirty with an edit and clean when the edit is undone', () => {
  const { form } = formOn(initialValues);
  expect(form.isDirty()).toBe(false);
  form.edit(google, 'x');
  expect(form.isDirty()).toBe(true);
  expect(optionsOf(form.dirtyFields())).toEqual(['google']);
  form.edit(google, 'a');
  expect(form.isDirty()).toBe(false);
});

test('SET-025 keeps the pending value of an option when the edit of another option is discarded', async () => {
  const { form } = formOn(initialValues);
  form.edit(google, 'x');
  form.edit(bing, 'y');
  form.discard([google]);
  expect(form.state$.value.edits.google).toBeUndefined();
  expect(form.state$.value.edits.bing?.value).toBe('y');
});

test('SET-034 SET-043 sends all changed options and no others', async () => {
  const { form, sent } = formOn({ ...initialValues, yandex: 'c' });
  form.edit(google, 'x');
  form.edit(bing, 'y');
  form.edit(yandex, 'c');
  expect(await form.save()).toBe('saved');
  expect(sent).toEqual([{ google: 'x', bing: 'y' }]);
});

test('the save bar of a card sends only the options of that card', async () => {
  const { form, sent } = formOn(initialValues);
  form.edit(google, 'x');
  form.edit(bing, 'y');
  await form.save([bing]);
  expect(sent).toEqual([{ bing: 'y' }]);
  expect(optionsOf(form.dirtyFields())).toEqual(['google']);
});

test('SET-022 SET-023 SET-037 marks an option as sent, then as saved, and clears the edit and the unsaved flag', async () => {
  const { form } = formOn(initialValues);
  form.edit(google, 'x');
  const saving = form.save();
  expect(form.state$.value.settingsSent).toEqual({ google: true });
  expect(form.isDirty()).toBe(true);
  await saving;
  expect(form.state$.value).toMatchObject({ edits: {}, settingsSent: {}, updatedSettings: { google: true } });
  expect(form.isDirty()).toBe(false);
});

test('SET-040 a failed save keeps the edits and marks them as failed', async () => {
  const { form, next, reports } = formOn(initialValues);
  next.write = () => new Error('down');
  form.edit(google, 'x');
  expect(await form.save()).toBe('failed');
  expect(form.state$.value.edits.google?.value).toBe('x');
  expect(form.state$.value.updatedSettings).toEqual({ google: false });
  expect(reports.map(([moment]) => moment)).toEqual(['saving', 'failed']);
  next.write = () => null;
  expect(await form.save()).toBe('saved');
});

test('sends nothing when the settings cannot be read before the save', async () => {
  const { form, next, sent } = formOn(initialValues);
  next.read = () => Promise.reject(new Error('down'));
  form.edit(google, 'x');
  expect(await form.save()).toBe('failed');
  expect(sent).toEqual([]);
  expect(form.dirtyFields()).toHaveLength(1);
  expect(form.optionState('google').isFailed).toBe(true);
});

test('after a partial failure, saved options are clean and the others stay unsaved', async () => {
  const { form, next, changeElsewhere } = formOn(initialValues);
  next.write = (changes) => {
    changeElsewhere({ google: changes.google });
    return new Error('some_updated');
  };
  form.edit(google, 'x');
  form.edit(bing, 'y');
  expect(await form.save()).toBe('failed');
  expect(form.state$.value.updatedSettings).toEqual({ google: true, bing: false });
  expect(optionsOf(form.dirtyFields())).toEqual(['bing']);
});

test('counts a save as successful when the site has all values despite a failed answer', async () => {
  const { form, next, changeElsewhere, reports } = formOn(initialValues);
  next.write = (changes) => {
    changeElsewhere(changes);
    return new Error('cut off');
  };
  form.edit(google, 'x');
  expect(await form.save()).toBe('saved');
  expect(reports.at(-1)).toEqual(['saved', ['google']]);
  expect(form.isDirty()).toBe(false);
});

test('an edit during a save stays unsaved', async () => {
  const { form, sent } = formOn(initialValues);
  form.edit(google, 'x');
  const saving = form.save();
  form.edit(google, 'xy');
  await saving;
  expect(optionsOf(form.dirtyFields())).toEqual(['google']);
  await form.save();
  expect(sent.at(-1)).toEqual({ google: 'xy' });
});

test('two simultaneous saves send an option once', async () => {
  const { form, sent } = formOn(initialValues);
  form.edit(google, 'x');
  const first = form.save();
  expect(await form.save()).toBe('clean');
  await first;
  expect(sent).toHaveLength(1);
});

test('does not send an invalid value, stores its problem, and sends the corrected value', async () => {
  const { form, sent } = formOn(initialValues);
  form.edit(google, 'x!');
  expect(form.state$.value.edits.google?.blockingKeys).toEqual([]);
  expect(await form.save()).toBe('refused');
  expect(sent).toEqual([]);
  expect(form.state$.value.edits.google?.blockingKeys).toEqual(['x!']);
  form.edit(google, 'x');
  expect(await form.save()).toBe('saved');
});

test('the state of an option stays the same object until it changes', async () => {
  const { form } = formOn(initialValues);
  form.edit(google, 'x');
  const before = form.optionState('google');
  form.edit(bing, 'y');
  expect(form.optionState('google')).toBe(before);
  // Subscribers get the current state first. A save checks the value, marks the option as sent, and then as saved. Each step changes the state.
  const wasSaving: boolean[] = [];
  form.state$.subscribe(() => wasSaving.push(form.optionState('google').isSaving));
  await form.save([google]);
  expect(wasSaving).toEqual([false, false, true, false]);
  expect(form.optionState('google')).toEqual({
    edit: undefined,
    isSaving: false,
    isFailed: false,
    overridden: undefined,
  });
});

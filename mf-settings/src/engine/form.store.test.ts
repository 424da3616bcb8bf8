import { wasChangedElsewhere } from './edit';
import { type Field, textField } from './field';
import { formOn, siteOf } from './form-under-test';

const google = textField('google', () => 'Google', {
  check: (value) => (value.includes('!') ? [{ key: value, text: 'No' }] : []),
});
const bing = textField('bing', () => 'Bing');
const start = { google: 'a', bing: 'b' };
const optionsOf = (fields: readonly Field[]) => fields.map(({ option }) => option);

test('SET-032 clean, dirty, and clean again when changed back', () => {
  const { form } = formOn(start);
  expect(form.isDirty()).toBe(false);
  form.edit(google, 'x');
  expect(form.isDirty()).toBe(true);
  expect(optionsOf(form.dirty())).toEqual(['google']);
  form.edit(google, 'a');
  expect(form.isDirty()).toBe(false);
});

test('SET-025 pending values are kept per option, whatever happens to the others', async () => {
  const { form } = formOn(start);
  form.edit(google, 'x');
  form.edit(bing, 'y');
  form.discard([google]);
  expect(form.current().edits.google).toBeUndefined();
  expect(form.current().edits.bing?.value).toBe('y');
});

test('SET-034 SET-043 all changed options are sent, and only these', async () => {
  const { form, sent } = formOn({ ...start, yandex: 'c' });
  form.edit(google, 'x');
  form.edit(bing, 'y');
  form.edit(
    textField('yandex', () => 'Yandex'),
    'c',
  );
  expect(await form.save()).toBe('saved');
  expect(sent).toEqual([{ google: 'x', bing: 'y' }]);
});

test('the bar of a card sends the options of that card', async () => {
  const { form, sent } = formOn(start);
  form.edit(google, 'x');
  form.edit(bing, 'y');
  await form.save([bing]);
  expect(sent).toEqual([{ bing: 'y' }]);
  expect(optionsOf(form.dirty())).toEqual(['google']);
});

test('SET-022 SET-023 SET-040 an option is sent, then taken', async () => {
  const { form } = formOn(start);
  form.edit(google, 'x');
  const saving = form.save();
  expect(form.current().settingsSent).toEqual({ google: true });
  expect(form.isDirty()).toBe(true);
  await saving;
  expect(form.current().settingsSent).toEqual({});
  expect(form.current().updatedSettings).toEqual({ google: true });
});

test('SET-035 SET-037 after a save nothing of it is left', async () => {
  const { form } = formOn(start);
  form.edit(google, 'x');
  await form.save();
  expect(form.current().edits).toEqual({});
  expect(form.isDirty()).toBe(false);
});

test('SET-040 a failure keeps the edits and marks them as not taken', async () => {
  const { form, next, told } = formOn(start);
  next.write = () => new Error('down');
  form.edit(google, 'x');
  expect(await form.save()).toBe('failed');
  expect(form.current().edits.google?.value).toBe('x');
  expect(form.current().updatedSettings).toEqual({ google: false });
  expect(told.map(([moment]) => moment)).toEqual(['saving', 'failed']);
  next.write = () => null;
  expect(await form.save()).toBe('saved');
});

test('a site that cannot be read is not written to', async () => {
  const { form, next, sent } = formOn(start);
  next.read = () => Promise.reject(new Error('down'));
  form.edit(google, 'x');
  expect(await form.save()).toBe('failed');
  expect(sent).toEqual([]);
  expect(form.dirty()).toHaveLength(1);
  expect(form.of('google').isFailed).toBe(true);
});

test('some were taken all the same: these are clean, the others stay', async () => {
  const site = formOn(start);
  const { form, next, elsewhere } = site;
  next.write = (changes) => {
    elsewhere({ google: changes.google });
    return new Error('some_updated');
  };
  form.edit(google, 'x');
  form.edit(bing, 'y');
  expect(await form.save()).toBe('failed');
  expect(form.current().updatedSettings).toEqual({ google: true, bing: false });
  expect(optionsOf(form.dirty())).toEqual(['bing']);
});

test('all of it was taken, and only the answer went wrong: that is saved', async () => {
  const { form, next, elsewhere, told } = formOn(start);
  next.write = (changes) => {
    elsewhere(changes);
    return new Error('cut off');
  };
  form.edit(google, 'x');
  expect(await form.save()).toBe('saved');
  expect(told.at(-1)).toEqual(['saved', ['google']]);
  expect(form.isDirty()).toBe(false);
});

test('a site that keeps another value is believed, and what was sent can be had back', async () => {
  const { form, next, told } = formOn(start);
  form.edit(google, 'x');
  next.keeps = { google: 'own' };
  expect(await form.save()).toBe('kept');
  expect(told.at(-1)).toEqual(['kept', ['google']]);
  expect(form.isDirty()).toBe(false);
  expect(form.current().notKept).toEqual({ google: 'x' });
});

/** A site whose read after a write waits. */
function slowToRead() {
  let letGo = () => {};
  const read = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const site = siteOf(start, async (what) => (what === 'read after write' ? read : undefined));
  const tab = site.open();
  const moments = () => tab.told.map(([moment]) => moment);
  const told = async (moment: string) => {
    while (!moments().includes(moment)) await Promise.resolve();
  };
  return { ...site, ...tab, letGo, moments, told };
}

test('SET-035 SET-045 a save is done when the server confirms it, before it is read again', async () => {
  const { form, letGo, moments, told } = slowToRead();
  form.edit(google, 'x');
  const saving = form.save();
  await told('saved');
  expect(form.current()).toMatchObject({ edits: {}, settingsSent: {}, updatedSettings: { google: true } });
  expect(form.isDirty()).toBe(false);
  letGo();
  expect(await saving).toBe('saved');
  expect(moments()).toEqual(['saving', 'saved']);
});

test('the read that follows says if the site kept another value', async () => {
  const { form, next, letGo, moments, told } = slowToRead();
  next.keeps = { google: 'own' };
  form.edit(google, 'x');
  const saving = form.save();
  await told('saved');
  expect(form.current().notKept).toEqual({});
  letGo();
  expect(await saving).toBe('kept');
  expect(moments()).toEqual(['saving', 'saved', 'kept']);
  expect(form.current().notKept).toEqual({ google: 'x' });
});

test('what is saved again before the first is read is compared with what was sent last', async () => {
  const { form, letGo, sent, told } = slowToRead();
  form.edit(google, 'x');
  const first = form.save();
  await told('saved');
  form.edit(google, 'xy');
  const second = form.save();
  letGo();
  expect(await Promise.all([first, second])).toEqual(['saved', 'saved']);
  expect(sent).toEqual([{ google: 'x' }, { google: 'xy' }]);
  expect(form.current()).toMatchObject({ edits: {}, notKept: {} });
});

test('what is typed while saving stays unsaved', async () => {
  const { form, sent } = formOn(start);
  form.edit(google, 'x');
  const saving = form.save();
  form.edit(google, 'xy');
  await saving;
  expect(optionsOf(form.dirty())).toEqual(['google']);
  await form.save();
  expect(sent.at(-1)).toEqual({ google: 'xy' });
});

test('two saves at once send an option once', async () => {
  const { form, sent } = formOn(start);
  form.edit(google, 'x');
  const first = form.save();
  expect(await form.save()).toBe('clean');
  await first;
  expect(sent).toHaveLength(1);
});

test('what is unfit is not sent; the refusal follows it until it changes', async () => {
  const { form, sent } = formOn(start);
  form.edit(google, 'x!');
  expect(form.current().edits.google?.refused).toEqual([]);
  expect(await form.save()).toBe('refused');
  expect(sent).toEqual([]);
  expect(form.current().edits.google?.refused).toEqual(['x!']);
  form.edit(google, 'x');
  expect(await form.save()).toBe('saved');
});

test('what changed elsewhere is shown before it is overwritten, and then may be', async () => {
  const { form, elsewhere, sent, told, holds } = formOn(start);
  form.edit(google, 'mine');
  elsewhere({ google: 'theirs' });
  expect(await form.save()).toBe('changed');
  expect(sent).toEqual([]);
  expect(told.at(-1)).toEqual(['changed', ['google']]);
  expect(form.current().edits.google?.value).toBe('mine');
  expect(await form.save()).toBe('saved');
  expect(holds().google).toBe('mine');
});

test('what changed elsewhere and was seen needs no second press', async () => {
  const { form, elsewhere, read } = formOn(start);
  form.edit(google, 'mine');
  elsewhere({ google: 'theirs' });
  await read();
  form.markSeen(google);
  expect(await form.save()).toBe('saved');
});

test('what changed elsewhere stands beside the field as long as one types on, and is told once', async () => {
  const { form, elsewhere, read, known } = formOn(start);
  form.edit(google, 'm');
  elsewhere({ google: 'theirs' });
  await read();
  form.markSeen(google);
  form.edit(google, 'mine');
  const { edit } = form.of('google');
  expect(edit && wasChangedElsewhere(edit, known().google)).toBe(true);
  expect(await form.save()).toBe('saved');
});

test('a second change elsewhere is shown again', async () => {
  const { form, elsewhere } = formOn(start);
  form.edit(google, 'mine');
  elsewhere({ google: 'theirs' });
  await form.save();
  elsewhere({ google: 'once more' });
  expect(await form.save()).toBe('changed');
});

test('two tabs that save different options do not undo each other', async () => {
  const { form, elsewhere, holds } = formOn(start);
  form.edit(google, 'mine');
  elsewhere({ bing: 'theirs' });
  expect(await form.save()).toBe('saved');
  expect(holds()).toEqual({ google: 'mine', bing: 'theirs' });
});

test('the same value from elsewhere is nothing to save', async () => {
  const { form, elsewhere, read, sent } = formOn(start);
  form.edit(google, 'x');
  elsewhere({ google: 'x' });
  await read();
  expect(form.isDirty()).toBe(false);
  expect(await form.save()).toBe('clean');
  expect(sent).toEqual([]);
  // Typed on from there, it is no news either.
  form.edit(google, 'xy');
  expect(await form.save()).toBe('saved');
});

test('what is kept of an option is the same until something of it changes', async () => {
  const { form } = formOn(start);
  form.edit(google, 'x');
  const before = form.of('google');
  form.edit(bing, 'y');
  expect(form.of('google')).toBe(before);
  const wasSent: boolean[] = [];
  form.subscribe(() => wasSent.push(form.of('google').isSent));
  await form.save([google]);
  expect(wasSent).toEqual([false, true, false]);
  expect(form.of('google')).toEqual({ edit: undefined, isSent: false, isFailed: false, notKept: undefined });
});

test('whoever watches hears of each change, until they stop', () => {
  const { form } = formOn(start);
  const heard = jest.fn();
  const stop = form.subscribe(heard);
  form.edit(google, 'x');
  stop();
  form.discard();
  expect(heard).toHaveBeenCalledTimes(1);
});

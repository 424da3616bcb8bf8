import { dirtyWork, register, reloadWithDraft } from './unsaved';

const saveNothing = async () => {};

test('dirtyWork returns only the forms that have changes when it is called', () => {
  let text = 'saved';
  const stop = register('mf-settings/security', () => text !== 'saved', saveNothing);
  expect(dirtyWork()).toEqual([]);
  text = 'edited';
  expect(dirtyWork().map((work) => work.id)).toEqual(['mf-settings/security']);
  text = 'saved';
  expect(dirtyWork()).toEqual([]);
  stop();
});

test('a form whose check throws counts as changed', () => {
  const stop = register(
    'mf-settings/broken',
    () => {
      throw new Error('broken');
    },
    saveNothing,
  );
  expect(dirtyWork()).toHaveLength(1);
  stop();
  expect(dirtyWork()).toHaveLength(0);
});

test('the late clean-up of a replaced form does not remove the new one', () => {
  const stopOld = register('mf-settings/traffic', () => true, saveNothing);
  const stopNew = register('mf-settings/traffic', () => true, saveNothing);
  stopOld();
  expect(dirtyWork()).toHaveLength(1);
  stopNew();
});

test('save and discard call the functions of the form', async () => {
  let stored = 'edited';
  const stop = register(
    'mf-settings/seo',
    () => stored === 'edited',
    async () => {
      stored = 'saved';
    },
    () => {
      stored = 'discarded';
    },
  );
  const [work] = dirtyWork();
  await work?.save();
  expect(stored).toBe('saved');
  work?.discard();
  expect(stored).toBe('discarded');
  stop();
});

test('a reload with the draft asks about no unsaved work', () => {
  const reload = jest.fn(() => expect(dirtyWork()).toEqual([]));
  Object.assign(globalThis, { location: { reload } });
  register('mf-settings/security', () => true, saveNothing);
  reloadWithDraft();
  expect(reload).toHaveBeenCalledTimes(1);
});

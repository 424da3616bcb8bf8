import { createAllowedList, type ListServer, standingProblem } from './allowed-list.store';

const start = (ending: Awaited<ReturnType<ListServer['send']>>, keeps?: readonly string[]) => {
  let held: readonly string[] = ['10.0.0.1 - 10.0.0.9'];
  const sent: string[] = [];
  const list = createAllowedList({
    held: () => held,
    send: async (text) => {
      sent.push(text);
      await null;
      if (ending !== 'failed') held = keeps ?? text.split('\n');
      return ending;
    },
  });
  return { list, sent };
};

test.each<[string, string, boolean]>([
  ['another entry', '10.0.0.2', true],
  ['nothing left', '', true],
  ['SET-032 changed back', '10.0.0.1 - 10.0.0.9', false],
  ['the same, written differently', '\n10.0.0.1-10.0.0.9 ,', false],
])('dirty: %s', (_what, text, dirty) => {
  const { list } = start('saved');
  expect(list.isDirty()).toBe(false);
  list.edit(text);
  expect(list.isDirty()).toBe(dirty);
  list.discard();
  expect(list.isDirty()).toBe(false);
});

test('SET-035 SET-037 a save sends one entry per line and ends clean', async () => {
  const { list, sent } = start('saved');
  list.edit('10.0.0.2,10.0.0.3-10.0.0.4\n\n');
  const saving = list.save();
  expect(list.isDirty()).toBe(true);
  expect(list.current().isSaving).toBe(true);
  expect(await saving).toBe(true);
  expect(sent).toEqual(['10.0.0.2\n10.0.0.3 - 10.0.0.4']);
  expect(list.current()).toEqual({ draft: null, refused: [], isSaving: false, notKept: null });
  expect(list.isDirty()).toBe(false);
});

test('SET-025 a failure keeps the edits', async () => {
  const { list } = start('failed');
  list.edit('10.0.0.2');
  expect(await list.save()).toBe(false);
  expect(list.current().draft).toBe('10.0.0.2');
  expect(list.isDirty()).toBe(true);
});

test('a server that holds something else is believed, and what was sent is kept to be looked at', async () => {
  const { list } = start('kept', ['10.0.0.1 - 10.0.0.9']);
  list.edit('10.0.0.2');
  expect(await list.save()).toBe(true);
  expect(list.current()).toMatchObject({ draft: null, notKept: '10.0.0.2' });
  expect(list.isDirty()).toBe(false);
});

test('what is typed while saving stays unsaved', async () => {
  const { list, sent } = start('saved');
  list.edit('10.0.0.2');
  const saving = list.save();
  list.edit('10.0.0.2\n10.0.0.3');
  await saving;
  expect(list.isDirty()).toBe(true);
  await list.save();
  expect(sent.at(-1)).toBe('10.0.0.2\n10.0.0.3');
  expect(list.isDirty()).toBe(false);
});

test('a bad line is not sent; its error follows it until it changes', async () => {
  const { list, sent } = start('saved');
  const problem = () => standingProblem(list.current().draft ?? '', list.current().refused);
  list.edit('10.0.0.2\n300.1.1.1');
  expect(problem()).toBeUndefined();
  expect(await list.save()).toBe(false);
  expect(sent).toEqual([]);
  expect(problem()).toMatchObject({ line: 2, entry: '300.1.1.1' });
  list.edit('10.0.0.2\n10.0.0.3\n300.1.1.1');
  expect(problem()).toMatchObject({ line: 3 });
  list.edit('10.0.0.2\n10.0.0.3\n30.1.1.1');
  expect(problem()).toBeUndefined();
  expect(await list.save()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('whoever watches hears of each change, until they stop', () => {
  const { list } = start('saved');
  const heard = jest.fn();
  const stop = list.subscribe(heard);
  list.edit('10.0.0.2');
  stop();
  list.discard();
  expect(heard).toHaveBeenCalledTimes(1);
});

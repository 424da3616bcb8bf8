import { type ScrollMode, type ScrollSettings, scrollChanges, scrollMode } from './scroll-mode';

const settings = (module: boolean, option: boolean): ScrollSettings => ({
  'infinite-scroll': module,
  infinite_scroll: option,
});

const modes: readonly ScrollMode[] = ['default', 'button', 'scroll'];
const pairs = [settings(false, false), settings(false, true), settings(true, false), settings(true, true)];

test('SET-177 maps the module and its option to three modes, each of which can be chosen in any state', () => {
  expect([...new Set(pairs.map(scrollMode))]).toEqual(modes);
  for (const mode of modes)
    expect(pairs.map((before) => scrollMode({ ...before, ...scrollChanges(mode) }))).toEqual(pairs.map(() => mode));
});

test.each<[string, ScrollMode, boolean, boolean]>([
  ['SET-177.1 with the module and its option off', 'default', false, false],
  ['SET-177.1 with the module off and its option on', 'default', false, true],
  ['SET-177.2 with the module on and its option off', 'button', true, false],
  ['SET-177.3 with the module and its option on', 'scroll', true, true],
])('%s, the mode is "%s"', (_what, mode, module, option) => {
  expect(scrollMode(settings(module, option))).toBe(mode);
});

test.each<[string, ScrollMode, Partial<ScrollSettings>]>([
  ['SET-177.1', 'default', { 'infinite-scroll': false }],
  ['SET-177.2', 'button', settings(true, false)],
  ['SET-177.3', 'scroll', settings(true, true)],
])('%s choosing the mode "%s" saves %j', (_id, mode, changes) => {
  expect(scrollChanges(mode)).toEqual(changes);
});

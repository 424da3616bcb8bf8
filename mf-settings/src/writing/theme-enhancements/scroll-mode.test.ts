import { type ScrollMode, type ScrollSettings, scrollChanges, scrollMode } from './scroll-mode';

const settings = (module: boolean, option: boolean): ScrollSettings => ({
  'infinite-scroll': module,
  infinite_scroll: option,
});

const modes: readonly ScrollMode[] = ['default', 'button', 'scroll'];
const pairs = [settings(false, false), settings(false, true), settings(true, false), settings(true, true)];

test('SET-177 maps the module and its option to three modes, and each mode can be set from any state', () => {
  expect([...new Set(pairs.map(scrollMode))]).toEqual(modes);
  for (const mode of modes)
    expect(pairs.map((before) => scrollMode({ ...before, ...scrollChanges(mode) }))).toEqual(pairs.map(() => mode));
});

test.each<[string, boolean, boolean, ScrollMode]>([
  ['SET-177.1', false, false, 'default'],
  ['SET-177.1', false, true, 'default'],
  ['SET-177.2', true, false, 'button'],
  ['SET-177.3', true, true, 'scroll'],
])('%s with the module %s and its option %s, the mode is %s', (_id, module, option, mode) => {
  expect(scrollMode(settings(module, option))).toBe(mode);
});

test.each<[string, ScrollMode, Partial<ScrollSettings>]>([
  ['SET-177.1', 'default', { 'infinite-scroll': false }],
  ['SET-177.2', 'button', settings(true, false)],
  ['SET-177.3', 'scroll', settings(true, true)],
])('%s the options of the mode %s are %j', (_id, mode, changes) => {
  expect(scrollChanges(mode)).toEqual(changes);
});

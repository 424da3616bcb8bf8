/** @jest-environment ./tools/jest/environment.cjs */
import { adopt, adoptInto, type StyleRoot } from './styles';

/** jsdom lacks adopted style sheets. */
function rootOf(...foreign: CSSStyleSheet[]): StyleRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  return Object.defineProperty(root, 'adoptedStyleSheets', { value: foreign, writable: true });
}

test('a sheet is in every root, in any order of adding', () => {
  const first = new CSSStyleSheet();
  const late = new CSSStyleSheet();
  const root = rootOf();
  adopt(first);
  adoptInto(root);
  adopt(late);
  adopt(late);
  expect(root.adoptedStyleSheets.filter((sheet) => sheet === first || sheet === late)).toEqual([first, late]);
});

test('a root that is used twice keeps our sheets until the second use ends, and always keeps other sheets', () => {
  const foreign = new CSSStyleSheet();
  const ours = new CSSStyleSheet();
  const root = rootOf(foreign);
  adopt(ours);
  const one = adoptInto(root);
  const two = adoptInto(root);
  one();
  one();
  expect(root.adoptedStyleSheets).toContain(ours);
  two();
  expect(root.adoptedStyleSheets).toEqual([foreign]);
  adopt(new CSSStyleSheet());
  expect(root.adoptedStyleSheets).toEqual([foreign]);
});

test('a second copy of the module shares the register', async () => {
  const root = rootOf();
  const sheet = new CSSStyleSheet();
  const leave = adoptInto(root);
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./styles');
    expect(copy.adopt).not.toBe(adopt);
    copy.adopt(sheet);
  });
  expect(root.adoptedStyleSheets).toContain(sheet);
  leave();
  expect(root.adoptedStyleSheets).toEqual([]);
});

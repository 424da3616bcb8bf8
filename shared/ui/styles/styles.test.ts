/** @jest-environment ./tools/jest/environment.cjs */
import { adopt, adoptInto, type StyleRoot } from './styles';

/** Returns a root that has adopted the given sheets; jsdom lacks `adoptedStyleSheets`. */
function rootWith(...foreign: CSSStyleSheet[]): StyleRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  return Object.defineProperty(root, 'adoptedStyleSheets', { value: foreign, writable: true });
}

test('adoptInto() gives a root the earlier and the later sheets, each once', () => {
  const earlySheet = new CSSStyleSheet();
  const lateSheet = new CSSStyleSheet();
  const root = rootWith();
  adopt(earlySheet);
  adoptInto(root);
  adopt(lateSheet);
  adopt(lateSheet);
  const sheets = root.adoptedStyleSheets.filter((sheet) => sheet === earlySheet || sheet === lateSheet);
  expect(sheets).toEqual([earlySheet, lateSheet]);
});

test('a root that is used twice keeps our sheets until the second use ends, and never loses other sheets', () => {
  const foreign = new CSSStyleSheet();
  const ours = new CSSStyleSheet();
  const root = rootWith(foreign);
  adopt(ours);
  const endFirstUse = adoptInto(root);
  const endSecondUse = adoptInto(root);
  endFirstUse();
  endFirstUse();
  expect(root.adoptedStyleSheets).toContain(ours);
  endSecondUse();
  expect(root.adoptedStyleSheets).toEqual([foreign]);
  adopt(new CSSStyleSheet());
  expect(root.adoptedStyleSheets).toEqual([foreign]);
});

test('a second copy of the module shares the register', async () => {
  const root = rootWith();
  const sheet = new CSSStyleSheet();
  const endUse = adoptInto(root);
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./styles');
    expect(copy.adopt).not.toBe(adopt);
    copy.adopt(sheet);
  });
  expect(root.adoptedStyleSheets).toContain(sheet);
  endUse();
  expect(root.adoptedStyleSheets).toEqual([]);
});

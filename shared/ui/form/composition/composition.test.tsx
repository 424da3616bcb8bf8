import { isComposingKey, isUnfinished } from './composition';

test.each([
  ['a plain Enter', { key: 'Enter', keyCode: 13 }, false],
  ['Enter that chooses a suggestion', { key: 'Enter', keyCode: 229, isComposing: true }, true],
  ['Escape during a composition', { key: 'Escape', keyCode: 27, isComposing: true }, true],
  ['Enter of Safari, after the end of the composition', { key: 'Enter', keyCode: 229 }, true],
])('%s', (_, init, is) => {
  expect(isComposingKey(new KeyboardEvent('keydown', init))).toBe(is);
});

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

test.each([
  ['typed text', desktop, 'a', false, false],
  ['half a syllable', desktop, 'ㄱ', true, true],
  ['Pinyin', desktop, 'ni', true, true],
  ['a dead key', desktop, '´', true, true],
  ['half a syllable on Android', android, '가', true, true],
  ['Kana on Android', android, 'かn', true, true],
  ['a word on Android', android, 'vide', true, false],
  ['a Cyrillic word on Android', android, 'вид', true, false],
  ['typed text on Android', android, 'a', false, false],
])('%s', (_, userAgent, data, isComposing, is) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isUnfinished(new InputEvent('input', { data, isComposing }))).toBe(is);
  jest.restoreAllMocks();
});

test('an event without a composition, such as a cleared field, is finished', () => {
  expect(isUnfinished(new Event('input'))).toBe(false);
});

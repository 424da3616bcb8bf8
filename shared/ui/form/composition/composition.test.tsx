import { isComposingKey, isUnfinished } from './composition';

test.each([
  ['Enter alone is not a key of an input method', { key: 'Enter', keyCode: 13 }, false],
  [
    'Enter that chooses a suggestion is a key of an input method',
    { key: 'Enter', keyCode: 229, isComposing: true },
    true,
  ],
  ['Escape during a composition is a key of an input method', { key: 'Escape', keyCode: 27, isComposing: true }, true],
  [
    'Enter that Safari sends after the end of the composition is a key of an input method',
    { key: 'Enter', keyCode: 229 },
    true,
  ],
])('%s', (_, init, expected) => {
  expect(isComposingKey(new KeyboardEvent('keydown', init))).toBe(expected);
});

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

test.each([
  ['typed text is finished', desktop, 'a', false, false],
  ['half a syllable is unfinished', desktop, 'ㄱ', true, true],
  ['Pinyin is unfinished', desktop, 'ni', true, true],
  ['a dead key is unfinished', desktop, '´', true, true],
  ['a Hangul syllable during a composition on Android is unfinished', android, '가', true, true],
  ['Kana during a composition on Android is unfinished', android, 'かn', true, true],
  ['a word during a composition on Android is finished', android, 'vide', true, false],
  ['a Cyrillic word during a composition on Android is finished', android, 'вид', true, false],
  ['typed text on Android is finished', android, 'a', false, false],
])('%s', (_, userAgent, data, isComposing, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isUnfinished(new InputEvent('input', { data, isComposing }))).toBe(expected);
  jest.restoreAllMocks();
});

test('the text is finished after an event without a composition, such as the clearing of a field', () => {
  expect(isUnfinished(new Event('input'))).toBe(false);
});

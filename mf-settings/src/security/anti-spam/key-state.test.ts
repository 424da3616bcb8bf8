import { type KeyInput, type KeyState, keyState } from './key-state';
import { keyTexts } from './key-texts';

const allStates: readonly KeyState[] = [
  'fetching',
  'global',
  'empty',
  'waiting',
  'checking',
  'invalid',
  'valid',
  'unknown',
];
const withStoredKey: KeyInput = { text: 'key', storedKey: 'key', isStoredKeyValid: true, typedCheck: null };
const withoutKey: KeyInput = { text: '', storedKey: '', isStoredKeyValid: false, typedCheck: null };

const typing = (typedCheck: KeyInput['typedCheck']): KeyInput => ({ ...withStoredKey, text: 'new', typedCheck });

test.each<[string, KeyInput, KeyState]>([
  ['SET-071.1 while the stored key is being checked', { ...withStoredKey, isStoredKeyValid: null }, 'fetching'],
  ['SET-071.2 with a key from the configuration', { ...withoutKey, isStoredKeyValid: true }, 'global'],
  ['SET-071.3 without a key', withoutKey, 'empty'],
  ['SET-071.3 after the key is deleted', { ...withStoredKey, text: '', typedCheck: 'invalid' }, 'empty'],
  [
    'SET-071.3 after the key is deleted in the field and on the site',
    { ...withoutKey, isStoredKeyValid: true, typedCheck: 'invalid' },
    'empty',
  ],
  ['SET-071.4 while the user types', typing('waiting'), 'waiting'],
  ['SET-071.4 during the check', typing('checking'), 'checking'],
  ['SET-071.5 with an invalid stored key', { ...withStoredKey, isStoredKeyValid: false }, 'invalid'],
  ['SET-071.5 with an invalid typed key', typing('invalid'), 'invalid'],
  ['SET-071.6 with a valid stored key', withStoredKey, 'valid'],
  ['SET-071.6 with a valid typed key', { ...withoutKey, text: 'new', typedCheck: 'valid' }, 'valid'],
  ['after a failed check of the stored key', { ...withStoredKey, isStoredKeyValid: undefined }, 'unknown'],
  ['with a valid typed key after that', { ...typing('valid'), isStoredKeyValid: undefined }, 'valid'],
  ['during the checks of both keys', { ...typing('checking'), isStoredKeyValid: null }, 'checking'],
  ['after a failed check of the typed key', typing('failed'), 'unknown'],
])('%s (%j), the state of the key is "%s"', (_when, keyInput, expected) => {
  expect(keyState(keyInput)).toBe(expected);
});

test('SET-071 the key has one of eight states: the six of the requirement, waiting, and unknown', () => {
  const states = ['', 'key'].flatMap((text) =>
    ['', 'key'].flatMap((storedKey) =>
      [true, false, null, undefined].flatMap((isStoredKeyValid) =>
        ([null, 'waiting', 'checking', 'valid', 'invalid', 'failed'] as const).map((typedCheck) =>
          keyState({ text, storedKey, isStoredKeyValid, typedCheck }),
        ),
      ),
    ),
  );
  expect([...new Set(states)].sort()).toEqual([...allStates].sort());
});

const summary = (state: KeyState) => keyTexts(state).summary;
const message = (state: KeyState) => keyTexts(state).message.replace(/<\/?learn>/g, '');
const placeholder = (state: KeyState) => keyTexts(state).placeholder;

const messages: readonly [string, readonly KeyState[], (state: KeyState) => string, string][] = [
  ['SET-075.1', ['fetching', 'waiting', 'checking'], summary, 'Checking your spam protection…'],
  ['SET-075.2', ['empty'], summary, 'Your site needs an Anti-spam key.'],
  ['SET-075.3', ['invalid'], summary, 'Your site is not protected from spam.'],
  ['SET-075.4', ['invalid'], message, "There's a problem with your Anti-spam API key. Learn more."],
  ['SET-075.5', ['valid', 'global'], message, 'Your Anti-spam key is valid.'],
  ['SET-075.6', ['valid', 'global'], summary, 'Your site is protected from spam.'],
  ['SET-075.7', ['checking'], message, 'Checking key…'],
  ['SET-075.8', ['fetching'], placeholder, 'Fetching key…'],
  ['SET-075.9', ['global'], placeholder, "A valid key has been set in your site's configuration."],
];

test('SET-075 the card has the nine specified messages and one more for a failed check', () => {
  const texts = allStates.flatMap((state) => [summary(state), message(state), placeholder(state)]);
  const specified = messages.map(([, , , text]) => text);
  const afterFailure = "Couldn't check your spam protection.";
  expect([...new Set(texts.filter(Boolean))].sort()).toEqual([...specified, afterFailure].sort());
});

test.each(messages)('%s the message appears only in the states %j', (_id, states, textOf, text) => {
  expect(allStates.filter((state) => textOf(state) === text).sort()).toEqual([...states].sort());
});

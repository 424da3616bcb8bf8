import { type KeyFacts, type KeyState, keyState } from './key-state';
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
const stored: KeyFacts = { typed: 'key', stored: 'key', storedIsValid: true, check: null };
const empty: KeyFacts = { typed: '', stored: '', storedIsValid: false, check: null };

test.each<[string, Partial<KeyFacts>, KeyState]>([
  ['SET-071.1 the state is fetching while the validity is unknown', { ...stored, storedIsValid: null }, 'fetching'],
  ['SET-071.2 the state is global when valid without a stored key', { ...empty, storedIsValid: true }, 'global'],
  ['SET-071.3 the state is empty without a key', empty, 'empty'],
  ['SET-071.3 the state is empty after the key is deleted', { ...stored, typed: '', check: 'invalid' }, 'empty'],
  [
    'SET-071.3 the state is empty once the deletion is saved',
    { ...empty, storedIsValid: true, check: 'invalid' },
    'empty',
  ],
  ['SET-071.4 the state is waiting while the user types', { ...stored, typed: 'ne', check: 'waiting' }, 'waiting'],
  ['SET-071.4 the state is checking during the check', { ...stored, typed: 'new', check: 'checking' }, 'checking'],
  ['SET-071.5 the state is invalid with an invalid stored key', { ...stored, storedIsValid: false }, 'invalid'],
  [
    'SET-071.5 the state is invalid with an invalid typed key',
    { ...stored, typed: 'new', check: 'invalid' },
    'invalid',
  ],
  ['SET-071.6 the state is valid with a valid stored key', stored, 'valid'],
  ['SET-071.6 the state is valid with a valid typed key', { ...empty, typed: 'new', check: 'valid' }, 'valid'],
  ['the state is unknown after a failed check of the stored key', { ...stored, storedIsValid: undefined }, 'unknown'],
  [
    'the state is valid with a valid typed key after a failed check of the stored key',
    { storedIsValid: undefined, check: 'valid' },
    'valid',
  ],
  [
    'the state is checking during the check of a typed key while the validity of the stored key is unknown',
    { storedIsValid: null, check: 'checking' },
    'checking',
  ],
  [
    'the state is unknown after a failed check of the typed key',
    { ...stored, typed: 'new', check: 'failed' },
    'unknown',
  ],
])('%s', (_what, input, expected) => {
  expect(keyState({ ...stored, ...input })).toBe(expected);
});

test('SET-071 the key has one of eight states: the six of the requirement, a second step of the check, and unknown', () => {
  const states = ['', 'key'].flatMap((typed) =>
    ['', 'key'].flatMap((serverValue) =>
      [true, false, null, undefined].flatMap((storedIsValid) =>
        ([null, 'waiting', 'checking', 'valid', 'invalid', 'failed'] as const).map((check) =>
          keyState({ typed, stored: serverValue, storedIsValid, check }),
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
  const shown = allStates.flatMap((state) => [summary(state), message(state), placeholder(state)]);
  const reason = "Couldn't check your spam protection.";
  expect([...new Set(shown.filter(Boolean))].sort()).toEqual([...messages.map(([, , , text]) => text), reason].sort());
});

test.each(messages)('%s appears only in the states %j', (_id, states, textOf, text) => {
  expect(allStates.filter((state) => textOf(state) === text).sort()).toEqual([...states].sort());
});

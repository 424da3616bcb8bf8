import { type CardKinds, cardsInNeed, neediestFirst } from './attention';

const calm: CardKinds = { scan: 'secure', backup: 'active', 'anti-spam': 'count' };

test.each<[string, Partial<CardKinds>, readonly string[]]>([
  ['none if all is well', {}, []],
  ['none while the cards load', { scan: 'loading', backup: 'loading', 'anti-spam': 'loading' }, []],
  [
    'threats before all others',
    { scan: 'threats', backup: 'set-up', 'anti-spam': 'set-up' },
    ['scan', 'backup', 'anti-spam'],
  ],
  [
    'backups before credentials of the scan',
    { scan: 'needs-credentials', backup: 'awaiting-credentials' },
    ['backup', 'scan'],
  ],
  ['a scan without its key before Akismet', { scan: 'not-registered', 'anti-spam': 'set-up' }, ['scan', 'anti-spam']],
  ['VaultPress that an administrator has to set up', { scan: 'ask-for-vaultpress' }, ['scan']],
  ['no plugin that is merely off', { scan: 'activate-vaultpress' }, []],
])('lists %s', (_what, kinds, expected) => {
  expect(cardsInNeed({ ...calm, ...kinds })).toEqual(expected);
});

test('puts the cards in need first, and keeps the order of the others', () => {
  const cards = ['activity', 'scan', 'anti-spam', 'protect'] as const;
  expect(neediestFirst(cards, ['backup', 'anti-spam'])).toEqual(['anti-spam', 'activity', 'scan', 'protect']);
});

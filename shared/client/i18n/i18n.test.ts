import { __, _n, _x, isRTL, sprintf, startI18n } from './i18n';

afterEach(() => startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null }));

test('without messages, texts stay in English', () => {
  startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null });
  expect(__('Cancel')).toBe('Cancel');
  expect(sprintf(_n('%d threat', '%d threats', 1), 1)).toBe('1 threat');
  expect(sprintf(_n('%d threat', '%d threats', 3), 3)).toBe('3 threats');
  expect(isRTL()).toBe(false);
});

test('uses the messages of the page state, with their plural rule and contexts', () => {
  const messages = {
    '': { domain: 'flightdeck', lang: 'fr', 'plural-forms': 'nplurals=2; plural=(n > 1);' },
    Cancel: ['Annuler'],
    '%d threat': ['%d menace', '%d menaces'],
    'verb\u0004Open': ['Ouvrir'],
  };
  startI18n({ lang: 'fr', dir: 'ltr', timeZone: 'UTC', messages });
  expect(__('Cancel')).toBe('Annuler');
  expect(_n('%d threat', '%d threats', 0)).toBe('%d menace');
  expect(_x('Open', 'verb')).toBe('Ouvrir');
  expect(__('Not translated')).toBe('Not translated');
});

test('uses the text direction of the page state', () => {
  startI18n({ lang: 'ar', dir: 'rtl', timeZone: 'UTC', messages: null });
  expect(isRTL()).toBe(true);
});

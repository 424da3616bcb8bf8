import { formatStorage } from './storage';

test.each([
  ['10GB', 'en', '10GB'],
  ['1TB', 'en_US', '1TB'],
  ['10GB', 'fr', '10\u202fGo'],
  ['1TB', 'fr_FR', '1\u202fTo'],
  ['1GB', 'de', '1\u00a0GB'],
  ['10GB', 'ar', '10 غ.ب'],
  ['10GB', 'no language!', '10GB'],
  ['10GB', 'enUS', '10GB'],
  ['10GB', 'pt_PT_ao90', '10 GB'],
  ['', 'de', ''],
  ['plenty', 'de', 'plenty'],
])('the storage %p in %s is %p', (amount, lang, text) => {
  expect(formatStorage(amount, lang)).toBe(text);
});

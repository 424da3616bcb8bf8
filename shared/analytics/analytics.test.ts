import { record, recordClick } from './analytics';

const sent: (readonly unknown[])[] = [];
const queue = { push: (entry: readonly unknown[]) => sent.push(entry) };
beforeEach(() => {
  sent.length = 0;
});

test.each(['jetpack_wpa_page_view', 'akismet_key_saved'])('SHR-088 %s is sent', (name) => {
  expect(record(name, { path: '/dashboard' }, queue)).toBe(true);
  expect(sent).toEqual([['recordEvent', name, { path: '/dashboard' }]]);
});

test.each(['wpcom_thing', 'Jetpack_thing', 'my_jetpack_thing', 'jetpack', ''])('SHR-088 %p is not sent', (name) => {
  expect(record(name, {}, queue)).toBe(false);
  expect(sent).toEqual([]);
});

test('without a queue on the page one is made, for the script that loads later', () => {
  recordClick({ target: 'masthead', path: 'logo' });
  expect(Reflect.get(globalThis, '_tkq')).toEqual([
    ['recordEvent', 'jetpack_wpa_click', { target: 'masthead', path: 'logo' }],
  ]);
});

/** @jest-environment ./tools/jest/environment.cjs */
import { pageStateSample } from '../../../testing/page-state-sample';
import { widgetPageState } from './define-widget';

const stateOf = (options: Record<string, unknown>) => {
  const reading = widgetPageState(options);
  if (!reading.ok) throw reading.failure;
  return reading.state;
};

test('without a page state, the addresses of site and admin are derived from the REST root', () => {
  const state = stateOf({ root: 'http://site.example/blog/wp-json/', nonce: 'abc' });
  expect(state.initial).toMatchObject({
    WP_API_root: 'http://site.example/blog/wp-json/',
    WP_API_nonce: 'abc',
    adminUrl: 'http://site.example/blog/wp-admin/',
    rawUrl: 'site.example::blog',
    registrationNonce: '',
  });
  expect(state.connection).toBeNull();
});

test.each([
  'http://site.example/blog/index.php?rest_route=/',
  'http://site.example/blog/?rest_route=/',
  'http://site.example/blog/index.php/wp-json/',
  'http://site.example/blog/wp-json/?lang=de',
  'http://site.example/blog/wp-json?lang=de',
  'http://site.example/blog/wp-json',
  'http://site.example/blog/index.php?lang=de&rest_route=%2F',
])('the addresses of site and admin are derived from the REST root %s', (root) => {
  expect(stateOf({ root }).initial).toMatchObject({
    adminUrl: 'http://site.example/blog/wp-admin/',
    rawUrl: 'site.example::blog',
  });
});

test('language and direction are those of the options; English and left to right are the defaults', () => {
  expect(stateOf({ lang: 'ar', dir: 'rtl' }).locale).toMatchObject({ lang: 'ar', dir: 'rtl' });
  for (const options of [{}, { lang: '', dir: 'sideways' }])
    expect(stateOf(options).locale).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('the options for nonce and root override the page state, which is otherwise unchanged', () => {
  const state = stateOf({ root: 'http://localhost/wp-json/', nonce: 'new', pageState: pageStateSample() });
  expect(state.connection?.isActive).toBe(true);
  expect(state.initial).toMatchObject({
    siteTitle: 'Site Example',
    WP_API_nonce: 'new',
    WP_API_root: 'http://localhost/wp-json/',
  });
});

test.each([[null], ['text'], [42], [[]]])('a page state of %p counts as missing', (pageState) => {
  expect(stateOf({ root: 'http://localhost/wp-json/', pageState }).connection).toBeNull();
});

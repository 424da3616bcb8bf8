import { pageGlobals } from '../../contracts/page/page-globals';
import { record, recordClick, recordModuleToggle, recordPageView, setOptOut, startAnalytics } from './analytics';

const sent: (readonly unknown[])[] = [];
const queue = { push: (entry: readonly unknown[]) => sent.push(entry) };
beforeEach(() => {
  sent.length = 0;
  delete pageGlobals().analytics;
  Reflect.set(globalThis, '_tkq', queue);
});

test.each(['jetpack_wpa_page_view', 'akismet_key_saved'])('SHR-088 %s is sent', (name) => {
  expect(record(name, { path: '/dashboard' })).toBe(true);
  expect(sent).toEqual([['recordEvent', name, { path: '/dashboard' }]]);
});

test.each(['wpcom_thing', 'Jetpack_thing', 'my_jetpack_thing', 'jetpack', ''])('SHR-088 %p is not sent', (name) => {
  expect(record(name)).toBe(false);
  expect(sent).toEqual([]);
});

test('SHR-089 clicks and page views are separate events', () => {
  recordClick({ target: 'masthead', path: 'logo' });
  recordPageView('/my-plan', '11.9.1');
  expect(sent).toEqual([
    ['recordEvent', 'jetpack_wpa_click', { target: 'masthead', path: 'logo' }],
    ['recordEvent', 'jetpack_wpa_page_view', { path: '/my-plan', current_version: '11.9.1' }],
  ]);
});

test('SHR-089 turning a module on or off is recorded, except for Stats', () => {
  recordModuleToggle('monitor', true);
  recordModuleToggle('protect', false);
  recordModuleToggle('stats', true);
  expect(sent).toEqual([
    ['recordEvent', 'jetpack_wpa_module_toggle', { module: 'monitor', toggled: 'on' }],
    ['recordEvent', 'jetpack_wpa_module_toggle', { module: 'protect', toggled: 'off' }],
  ]);
});

test('CONN-006 SHR-089 identifies a known user, and later events have the ID of the site', () => {
  startAnalytics({ userid: 70000001, blogid: 7, username: 'provider_admin' });
  record('jetpack_wpa_click', { target: 'x' });
  expect(sent).toEqual([
    ['identifyUser', 70000001, 'provider_admin'],
    ['recordEvent', 'jetpack_wpa_click', { blog_id: 7, target: 'x' }],
  ]);
});

test('SHR-089 does not identify an unknown user', () => {
  startAnalytics(false);
  record('jetpack_wpa_click');
  expect(sent).toEqual([['recordEvent', 'jetpack_wpa_click', {}]]);
});

test('SHR-089 events stop when the user opts out and start again when the user opts in', () => {
  setOptOut(true);
  expect([record('jetpack_wpa_click'), recordPageView('/', '1')]).toEqual([false, false]);
  setOptOut(false);
  expect(record('jetpack_wpa_click')).toBe(true);
  expect(sent).toEqual([
    ['setOptOut', true],
    ['setOptOut', false],
    ['recordEvent', 'jetpack_wpa_click', {}],
  ]);
});

test('creates the event queue if the page has none, for the script that loads later', () => {
  Reflect.deleteProperty(globalThis, '_tkq');
  recordClick({ target: 'logo' });
  expect(Reflect.get(globalThis, '_tkq')).toEqual([['recordEvent', 'jetpack_wpa_click', { target: 'logo' }]]);
});

test('an element with the ID of the queue is not used as the queue', () => {
  Reflect.set(globalThis, '_tkq', { push: {} });
  expect(record('jetpack_wpa_click')).toBe(true);
  expect(Reflect.get(globalThis, '_tkq')).toEqual([['recordEvent', 'jetpack_wpa_click', {}]]);
});

test.each<[string, PropertyDescriptor]>([
  [
    'throws when it is read',
    {
      get: () => {
        throw new ReferenceError('blocked');
      },
    },
  ],
  [
    'throws when an event is added',
    {
      value: {
        push: () => {
          throw new TypeError('blocked');
        },
      },
    },
  ],
  ['accepts no events', { value: { push: null } }],
  ['cannot be replaced', { value: 0, writable: false }],
])('a content blocker whose queue %s breaks nothing', (_what, descriptor) => {
  Object.defineProperty(globalThis, '_tkq', { ...descriptor, configurable: true });
  expect(() => recordClick({ target: 'notice' })).not.toThrow();
  expect(() => setOptOut(false)).not.toThrow();
  Reflect.deleteProperty(globalThis, '_tkq');
});

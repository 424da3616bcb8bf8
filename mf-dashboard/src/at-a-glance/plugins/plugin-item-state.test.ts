import type { Reading } from '@flightdeck/shared/contracts/reading';
import { failed, loaded, loading } from '../cards/reading';
import { type InstalledPlugins, type PluginItemState, pluginItemState } from './plugin-item-state';
import { boost, crm } from './plugin-items';

const plugins = (files: Record<string, boolean>) => loaded(new Map(Object.entries(files)));
const file = 'jetpack-boost/jetpack-boost.php';

test.each<[string, Reading<InstalledPlugins>, PluginItemState]>([
  ['DASH-105 not there', plugins({ 'akismet/akismet.php': true }), { kind: 'not-installed' }],
  ['DASH-106 there and off', plugins({ [file]: false }), { kind: 'installed' }],
  ['DASH-107 there and on', plugins({ [file]: true }), { kind: 'active' }],
  ['DASH-112 any of its files counts', plugins({ 'jetpack-boost-dev/jetpack-boost.php': true }), { kind: 'active' }],
  [
    'DASH-112 one of two is on',
    plugins({ [file]: false, 'jetpack-boost-dev/jetpack-boost.php': true }),
    { kind: 'active' },
  ],
  ['on its way', loading, { kind: 'loading' }],
  ['failed', failed('Down.'), { kind: 'failed', message: 'Down.' }],
])('%s', (_what, reading, state) => {
  expect(pluginItemState(boost(), reading)).toEqual(state);
});

test('DASH-112 each item has a name, a slug and its files; a server that writes them in small letters is understood', () => {
  expect(crm()).toMatchObject({
    pluginName: 'CRM',
    pluginSlug: 'zero-bs-crm',
    pluginFiles: ['zero-bs-crm/ZeroBSCRM.php'],
  });
  expect(pluginItemState(crm(), plugins({ 'zero-bs-crm/zerobscrm.php': true }))).toEqual({ kind: 'active' });
});

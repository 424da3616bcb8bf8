import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { boost, crm } from '../plugins/plugin-items';
import { type InstalledPlugins, type PluginItemState, pluginItemState } from './plugin-item-state';
import { failed, loaded, loading } from './read-result';

const plugins = (files: Record<string, boolean>) => loaded(new Map(Object.entries(files)));
const boostFile = 'jetpack-boost/jetpack-boost.php';

test.each<[string, ReadResult<InstalledPlugins>, PluginItemState]>([
  ['DASH-105 is not installed without its files', plugins({ 'akismet/akismet.php': true }), { kind: 'not-installed' }],
  ['DASH-106 is installed when its file is inactive', plugins({ [boostFile]: false }), { kind: 'installed' }],
  ['DASH-107 is active when its file is active', plugins({ [boostFile]: true }), { kind: 'active' }],
  [
    'DASH-112 is active when only a variant of the plugin is installed and active',
    plugins({ 'jetpack-boost-dev/jetpack-boost.php': true }),
    { kind: 'active' },
  ],
  [
    'DASH-112 is active when one of two files is active',
    plugins({ [boostFile]: false, 'jetpack-boost-dev/jetpack-boost.php': true }),
    { kind: 'active' },
  ],
  ['shows loading while the plugins load', loading, { kind: 'loading' }],
  ['shows the failure of the plugins read', failed('Down.'), { kind: 'failed', message: 'Down.' }],
])('%s', (_what, result, state) => {
  expect(pluginItemState(boost(), result)).toEqual(state);
});

test('DASH-112 describes CRM by its name, slug and main file, and ignores upper and lower case in file names', () => {
  expect(crm()).toMatchObject({
    pluginName: 'CRM',
    pluginSlug: 'zero-bs-crm',
    pluginFiles: ['zero-bs-crm/ZeroBSCRM.php'],
  });
  expect(pluginItemState(crm(), plugins({ 'zero-bs-crm/zerobscrm.php': true }))).toEqual({ kind: 'active' });
});

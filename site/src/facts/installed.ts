import * as v from 'valibot';
import type { Store } from '../store/store';
import { traitsOf } from './traits';

const schema = v.record(v.string(), v.boolean());
const initialPlugins = { 'akismet/akismet.php': true, 'jetpack/jetpack.php': true };

/** Returns the installed plugins by file, and whether they are active. */
export function installedPlugins(store: Store): Readonly<Record<string, boolean>> {
  const vaultpress = traitsOf(store).vaultpress === 'none' ? {} : { 'vaultpress/vaultpress.php': true };
  return { ...vaultpress, ...store.options.get('plugins', schema, initialPlugins) };
}

/** Installs a plugin, active or not. */
export const install = (store: Store, file: string, isActive: boolean) =>
  store.options.set('plugins', { ...installedPlugins(store), [file]: isActive });

import * as v from 'valibot';
import type { Store } from '../store/store';
import { traitsOf } from './traits';

const schema = v.record(v.string(), v.boolean());
const fromTheStart = { 'akismet/akismet.php': true, 'jetpack/jetpack.php': true };

/** Returns the installed plugins by file, and whether they are active. */
export function installedPlugins(store: Store): Readonly<Record<string, boolean>> {
  const old = traitsOf(store).vaultpress === 'none' ? {} : { 'vaultpress/vaultpress.php': true };
  return { ...old, ...store.options.get('plugins', schema, fromTheStart) };
}

/** Installs a plugin, active or not. */
export const install = (store: Store, file: string, active: boolean) =>
  store.options.set('plugins', { ...installedPlugins(store), [file]: active });

import * as v from 'valibot';
import { modulesOf } from '../catalog/modules';
import { categories, type OptionEntry, optionsOf, optionsWithoutModule } from '../catalog/options';
import { is16 } from '../catalog/versions';
import { readerOf } from '../store/options';
import type { Store } from '../store/store';
import { activeFeatures } from './owned-products';
import { traitsOf } from './traits';
import type { User } from './users';

const readStored = readerOf('settings', v.record(v.string(), v.unknown()), {});

/** Returns the stored settings, by name. All other settings have their defaults. */
export const storedSettings = (store: Store) => readStored(store.options);

/** Stores one setting. */
export function storeSetting(store: Store, name: string, value: unknown): void {
  store.options.set('settings', { ...storedSettings(store), [name]: value });
}

/** Returns the value of an option for this user. @param stored the stored settings, for callers that have already read them */
export function optionValue(store: Store, user: User, option: OptionEntry, stored = storedSettings(store)): unknown {
  if (option.name === 'post_by_email_address') return postByEmail(store, user);
  if (option.name === 'jetpack_protect_key' && !store.connection.registration()) return false;
  // Only administrators get keys.
  if (option.name === 'jetpack_protect_key' && user.role !== 'administrator') return '';
  if (Object.hasOwn(stored, option.name)) return stored[option.name];
  if (option.initial !== undefined) return option.initial;
  return option.type === 'boolean' ? Boolean(option.default) : option.default;
}

/** Returns the private email address of a user; empty if the site is not registered; null for an unlinked user or while the provider is down. */
function postByEmail(store: Store, user: User): string | null {
  if (!store.connection.registration()) return '';
  if (store.connection.accountOf(user.id) === null || traitsOf(store).providerDown) return null;
  return store.userOptions(user.id).get('post_by_email_address', v.string(), `sample000${user.id}addr@post.example`);
}

/** Returns the response to `GET settings`: whether each module is active, by slug, and the values of options. */
export function allSettings(store: Store, user: User): Record<string, unknown> {
  const stored = storedSettings(store);
  const active = store.modules.all();
  const { newsletter, overrides } = traitsOf(store);
  const values: Record<string, unknown> = {};
  for (const { slug } of modulesOf(store))
    values[slug] = overrides[slug] ? overrides[slug] === 'active' : active.has(slug);
  for (const option of optionsOf(store, newsletter)) values[option.name] = optionValue(store, user, option, stored);
  for (const [name, fallback] of Object.entries(optionsWithoutModule)) values[name] = stored[name] ?? fallback;
  if (is16(store)) values.categories = categories;
  values.has_jetpack_search_product ||= activeFeatures(store).includes('search');
  // The plugin sends these values to users who are not administrators.
  if (user.role !== 'administrator') {
    values.lang_id = 'error_cap';
    values.wordpress_api_key = '';
  }
  return values;
}

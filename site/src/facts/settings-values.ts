import { modulesOf } from '../catalog/modules';
import { categories, type OptionEntry, optionsOf, optionsWithoutModule } from '../catalog/options';
import { is16 } from '../catalog/versions';
import { isLinked } from '../store/connection';
import type { Store } from '../store/store';
import { activeFeatures } from './owned-products';
import type { User } from './users';

/** Stores one setting. */
export function storeSetting(store: Store, name: string, value: unknown): void {
  store.change({ settings: { ...store.state.settings, [name]: value } });
}

/** Returns the value of an option for this user. */
function optionValue(store: Store, user: User, option: OptionEntry): unknown {
  const stored = store.state.settings;
  if (option.name === 'post_by_email_address') return postByEmail(store, user);
  if (option.name === 'jetpack_protect_key' && !store.state.registration) return false;
  // Only administrators get keys.
  if (option.name === 'jetpack_protect_key' && user.role !== 'administrator') return '';
  if (Object.hasOwn(stored, option.name)) return stored[option.name];
  if (option.initial !== undefined) return option.initial;
  return option.type === 'boolean' ? Boolean(option.default) : option.default;
}

/** Returns the private email address of a user; empty if the site is not registered; null for an unlinked user or while the provider is down. */
function postByEmail(store: Store, user: User): string | null {
  if (!store.state.registration) return '';
  if (!isLinked(store, user.id) || store.state.traits.providerDown) return null;
  return store.state.users[user.id]?.postAddress ?? `sample000${user.id}addr@post.example`;
}

/** Returns the response to `GET settings`: whether each module is active, by slug, and the values of options. */
export function allSettings(store: Store, user: User): Record<string, unknown> {
  const stored = store.state.settings;
  const active = new Set(store.state.modules);
  const { newsletter, overrides } = store.state.traits;
  const values: Record<string, unknown> = {};
  for (const { slug } of modulesOf(store))
    values[slug] = overrides[slug] ? overrides[slug] === 'active' : active.has(slug);
  for (const option of optionsOf(store, newsletter)) values[option.name] = optionValue(store, user, option);
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

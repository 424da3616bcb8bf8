import { randomInt } from 'node:crypto';
import { isIP } from 'node:net';
import { moduleOf, optionsByName } from '../../catalog/jetpack-16';
import { storedSettings, storeSetting } from '../../facts/settings-values';
import type { Store } from '../../store/store';
import type { User } from '../../store/users';
import { activate, deactivate } from '../modules/activation';
import { isAkismetKey } from '../modules/akismet';
import { withSeoTitles } from './seo-titles';
import { withoutTags } from './settings-checks';

const isOn = (value: unknown) => value === true || value === 1 || value === '1';

/** Writes one checked value. Returns the message of the refusal, or undefined. */
export function writeSetting(store: Store, user: User, name: string, value: unknown): string | undefined {
  if (moduleOf(store, name)) return switchModule(store, name, isOn(value));
  if (name === 'post_by_email_address') return writeEmail(store, user, value);
  if (name === 'wordpress_api_key') {
    // An empty value removes the key.
    if (value !== '' && !isAkismetKey(value)) return 'Invalid Akismet key';
  }
  if (name === 'jetpack_protect_global_whitelist') {
    const local = typeof value === 'string' ? addresses(value) : undefined;
    // One invalid entry drops the whole list without an error, as recorded.
    if (local) storeSetting(store, name, { local });
    return undefined;
  }
  if (name === 'subscription_options') {
    storeSetting(store, name, Object.assign({}, optionsByName.get(name)?.default, storedSettings(store)[name], value));
    return undefined;
  }
  if (name === 'advanced_seo_title_formats') {
    storeSetting(store, name, withSeoTitles(storedSettings(store)[name], value));
    return undefined;
  }
  // The theme turns infinite scroll on, so the plugin accepts the value but still reports true.
  if (name === 'infinite_scroll' && !isOn(value)) return undefined;
  storeSetting(store, name, stored(name, value));
  return undefined;
}

function switchModule(store: Store, slug: string, on: boolean): string | undefined {
  if (on) return activate(store, slug)?.message;
  if (store.modules.all().has(slug)) deactivate(store, slug);
  return undefined;
}

function writeEmail(store: Store, user: User, wish: unknown): string | undefined {
  if (store.connection.accountOf(user.id) === null) return 'Please link your account first.';
  const address = wish === 'delete' ? '' : `sample${randomInt(1000, 9999)}addr@post.example`;
  if (wish !== 'noop') store.userOptions(user.id).set('post_by_email_address', address);
  return undefined;
}

function stored(name: string, value: unknown): unknown {
  const option = optionsByName.get(name);
  if (option?.type === 'boolean') return isOn(value);
  if (option?.type === 'integer') return Number(value);
  if (typeof value !== 'string') return value;
  if (option?.module === 'verification-tools') return /content="([\w-]+)"/.exec(value)?.[1] ?? value;
  return withoutTags(value);
}

/** Reads a list of IP addresses and ranges; undefined if an entry is neither. */
function addresses(text: string): string[] | undefined {
  const entries = text.split(/[\n,]/).flatMap((entry) => entry.trim() || []);
  const read = entries.map((entry) => {
    const ends = entry.split('-').map((end) => end.trim());
    return ends.length <= 2 && ends.every((end) => isIP(end)) ? ends.join(' - ') : undefined;
  });
  return read.every((entry) => entry !== undefined) ? read : undefined;
}

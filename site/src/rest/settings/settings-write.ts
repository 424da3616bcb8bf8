import { randomInt } from 'node:crypto';
import { isIP } from 'node:net';
import { moduleOf } from '../../catalog/modules';
import { optionsByName } from '../../catalog/options';
import { type Answer, isOn, refuse, withoutTags } from '../../context/answer';
import { storeSetting } from '../../facts/settings-values';
import type { User } from '../../facts/users';
import { isLinked } from '../../store/connection';
import type { Store } from '../../store/store';
import { activate, deactivate } from '../modules/activation';
import { isAkismetKey } from '../modules/akismet';
import { withSeoTitles } from './seo-titles';

/** A setting that was not saved. */
interface RefusedSetting {
  readonly name: string;
  readonly message: string;
}

/** Returns the response to a write that was saved only in part. @param unknown names of settings that do not exist */
export function someUpdated(unknown: readonly string[], refused: readonly RefusedSetting[]): Answer {
  const invalid = unknown.length ? `Invalid option: ${unknown.join(', ')}.` : '';
  return refuse(
    400,
    'some_updated',
    `${invalid}${refused.map(({ name, message }) => ` ${name}: ${message}`).join('')}`,
  );
}

/** Writes one value that was checked before. @returns the message if it is refused; otherwise undefined */
export function writeSetting(store: Store, user: User, name: string, value: unknown): string | undefined {
  if (moduleOf(store, name)) return setModule(store, name, isOn(value));
  if (name === 'post_by_email_address') return writeEmail(store, user, value);
  if (name === 'wordpress_api_key') {
    // An empty value removes the key.
    if (value !== '' && !isAkismetKey(value)) return 'Invalid Akismet key';
  }
  if (name === 'jetpack_protect_global_whitelist') {
    const addresses = typeof value === 'string' ? readAddresses(value) : undefined;
    // As in the plugin, a list with an invalid entry is not saved, and causes no error.
    if (addresses) storeSetting(store, name, { local: addresses });
    return undefined;
  }
  if (name === 'subscription_options') {
    storeSetting(store, name, Object.assign({}, optionsByName.get(name)?.default, store.state.settings[name], value));
    return undefined;
  }
  if (name === 'advanced_seo_title_formats') {
    storeSetting(store, name, withSeoTitles(store.state.settings[name], value));
    return undefined;
  }
  // The theme turns infinite scroll on, so the plugin accepts the value but still reports true.
  if (name === 'infinite_scroll' && !isOn(value)) return undefined;
  storeSetting(store, name, storedForm(name, value));
  return undefined;
}

function setModule(store: Store, slug: string, isActive: boolean): string | undefined {
  if (isActive) return activate(store, slug)?.message;
  if (store.state.modules.includes(slug)) deactivate(store, slug);
  return undefined;
}

function writeEmail(store: Store, user: User, action: unknown): string | undefined {
  if (!isLinked(store, user.id)) return 'Please link your account first.';
  const address = action === 'delete' ? '' : `sample${randomInt(1000, 9999)}addr@post.example`;
  if (action !== 'noop') store.changeUser(user.id, { postAddress: address });
  return undefined;
}

/** Returns a value in the form in which the plugin stores it. */
function storedForm(name: string, value: unknown): unknown {
  const option = optionsByName.get(name);
  if (option?.type === 'boolean') return isOn(value);
  if (option?.type === 'integer') return Number(value);
  if (typeof value !== 'string') return value;
  if (option?.module === 'verification-tools') return /content="([\w-]+)"/.exec(value)?.[1] ?? value;
  return withoutTags(value);
}

/** Reads a list of IP addresses and ranges; undefined if an entry is neither. */
function readAddresses(text: string): string[] | undefined {
  const entries = text.split(/[\n,]/).flatMap((entry) => entry.trim() || []);
  const read = entries.map((entry) => {
    const ends = entry.split('-').map((end) => end.trim());
    return ends.length <= 2 && ends.every((end) => isIP(end)) ? ends.join(' - ') : undefined;
  });
  return read.every((entry) => entry !== undefined) ? read : undefined;
}

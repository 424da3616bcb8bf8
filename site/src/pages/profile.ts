import type { Context } from 'hono';
import * as v from 'valibot';
import { createNonce, verifyNonce } from '../auth/nonces';
import { contentPolicy, pageHeaders } from '../context/headers';
import type { LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import { html } from '../html/html';
import { languageTag } from '../html/locale';
import { languagesOf } from '../set/messages';
import { readRegistry } from '../set/registry-file';
import type { User } from '../store/users';
import { adminPage } from './admin-page';

const action = 'update-user';
const option = 'locale';

/** Returns the language of the user's profile, or that of the site if the profile has none. */
export const userLanguage = ({ store, lang }: Site, user: User): string =>
  store.userOptions(user.id).get(option, v.string(), '') || lang;

/** `profile.php`: the form with the language of the user. */
export function profilePage(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const reading = readRegistry(site.setDir);
  const languages = ['en', ...(reading.ok ? languagesOf(reading.registry.root) : [])];
  const current = site.store.userOptions(loggedIn.user.id).get(option, v.string(), '');
  const nonce = createNonce(site.store.secret, site.clock.now(), loggedIn.session, action);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const choice = (value: string, label: string) =>
    html`<option value="${value}"${value === current && html` selected`}>${label}</option>`;
  const page = adminPage(site, loggedIn, {
    title: 'Profile',
    current: 'profile.php',
    content: html`<div class="wp-wrap"><h1>Profile</h1>
<form method="post" action="/wp-admin/profile.php">
<input type="hidden" name="_wpnonce" value="${nonce}">
<p><label for="locale">Language</label>
<select name="locale" id="locale">${choice('', 'Site default')}${languages.map((lang) => choice(lang, names.of(lang) ?? lang))}</select></p>
<p><button class="wp-button" type="submit">Update profile</button></p>
</form></div>`,
  });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** Saves the language of the user. */
export async function saveProfile(site: Site, loggedIn: LoggedIn, c: Context): Promise<Response> {
  const { _wpnonce: nonce, [option]: chosen } = await c.req.parseBody();
  const { store, clock } = site;
  if (typeof nonce !== 'string' || !verifyNonce(store.secret, clock.now(), loggedIn.session, action, nonce))
    return c.text('The link you followed has expired.', 403);
  const lang = typeof chosen === 'string' ? languageTag(chosen) : undefined;
  if (lang) store.userOptions(loggedIn.user.id).set(option, lang);
  else store.userOptions(loggedIn.user.id).remove(option);
  return c.redirect('/wp-admin/profile.php');
}

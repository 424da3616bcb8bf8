import type { Context } from 'hono';
import * as v from 'valibot';
import { createNonce, verifyNonce } from '../auth/nonces';
import { contentPolicy, pageHeaders } from '../context/headers';
import type { LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import type { User } from '../facts/users';
import { html } from '../html/html';
import { languageTag } from '../html/locale';
import { languagesOf } from '../set/messages';
import { readRegistry } from '../set/registry-file';
import { adminPage } from './admin-page';

/** Action of the form's nonce. */
const action = 'update-user';
/** Name of the user option with the language, and of its field in the form. */
const option = 'locale';

/** Returns the language of the user's profile, or that of the site if the profile has none. */
export const userLanguage = ({ store, lang }: Site, user: User): string =>
  store.userOptions(user.id).get(option, v.string(), '') || lang;

/** `GET /wp-admin/profile.php`: shows the form with the language of the user. */
export function profilePage(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const reading = readRegistry(site.setDir);
  const languages = ['en', ...(reading.ok ? languagesOf(reading.registry.root) : [])];
  const current = site.store.userOptions(loggedIn.user.id).get(option, v.string(), '');
  const nonce = createNonce(site.store.secret, site.clock.now(), loggedIn.session, action);
  const languageNames = new Intl.DisplayNames('en', { type: 'language' });
  const choice = (value: string, label: string) =>
    html`<option value="${value}"${value === current && html` selected`}>${label}</option>`;
  const page = adminPage(site, loggedIn, {
    title: 'Profile',
    content: html`<div class="wp-wrap"><h1>Profile</h1>
<form method="post" action="/wp-admin/profile.php">
<input type="hidden" name="_wpnonce" value="${nonce}">
<p><label for="locale">Language</label>
<select name="locale" id="locale">${choice('', 'Site default')}${languages.map((lang) => choice(lang, languageNames.of(lang) ?? lang))}</select></p>
<p><button class="wp-button" type="submit">Update profile</button></p>
</form></div>`,
  });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** `POST /wp-admin/profile.php`: saves the language of the user, or removes it if the form has no valid language. */
export async function saveProfile(site: Site, loggedIn: LoggedIn, c: Context): Promise<Response> {
  const { _wpnonce: nonce, [option]: submitted } = await c.req.parseBody();
  const { store, clock } = site;
  if (typeof nonce !== 'string' || !verifyNonce(store.secret, clock.now(), loggedIn.session, action, nonce))
    return c.text('The link you followed has expired.', 403);
  const lang = typeof submitted === 'string' ? languageTag(submitted) : undefined;
  if (lang) store.userOptions(loggedIn.user.id).set(option, lang);
  else store.userOptions(loggedIn.user.id).remove(option);
  return c.redirect('/wp-admin/profile.php');
}

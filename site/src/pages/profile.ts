import type { Context } from 'hono';
import { html } from 'hono/html';
import { createNonce, verifyNonce } from '../auth/nonces';
import { sendPage } from '../context/headers';
import type { LoggedIn } from '../context/identify';
import type { Site } from '../context/site';
import type { User } from '../facts/users';
import { languageTag } from '../html/locale';
import { languagesOf } from '../set/messages';
import { readRegistry } from '../set/registry-file';
import { adminPage } from './admin-page';

/** Action of the form's nonce. */
const action = 'update-user';

/** Returns the language of the user's profile, or that of the site if the profile has none. */
export const userLanguage = ({ store, lang }: Site, user: User): string => store.state.users[user.id]?.locale ?? lang;

/** `GET /wp-admin/profile.php`: shows the form with the language of the user. */
export function profilePage(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const reading = readRegistry(site.setDir);
  const languages = ['en', ...(reading.ok ? languagesOf(reading.registry.root) : [])];
  const current = site.store.state.users[loggedIn.user.id]?.locale ?? '';
  const nonce = createNonce(site, loggedIn.session, action);
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
  return sendPage(site, c, page);
}

/** `POST /wp-admin/profile.php`: saves the language of the user, or removes it if the form has no valid language. */
export async function saveProfile(site: Site, loggedIn: LoggedIn, c: Context): Promise<Response> {
  const { _wpnonce: nonce, locale } = await c.req.parseBody();
  const { store } = site;
  if (typeof nonce !== 'string' || !verifyNonce(site, loggedIn.session, action, nonce))
    return c.text('The link you followed has expired.', 403);
  const lang = typeof locale === 'string' ? languageTag(locale) : undefined;
  store.changeUser(loggedIn.user.id, { locale: lang });
  return c.redirect('/wp-admin/profile.php');
}

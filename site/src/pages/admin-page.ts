import type { Context } from 'hono';
import { html } from 'hono/html';
import { createNonce } from '../auth/nonces';
import { sendPage } from '../context/headers';
import type { LoggedIn } from '../context/identify';
import { dashboardPath, type Site, siteTitle } from '../context/site';
import { documentOf, type Markup } from '../html/document';
import { type MenuEntry, menu } from './menu';

/** The parts of an admin page that differ from page to page. */
export interface AdminPageFields {
  readonly title: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly head?: Markup;
  readonly content: Markup;
  /** `page` of the menu entry that is marked as the current one. */
  readonly current?: string;
}

/** Returns a menu entry, with its submenu on the pages of that entry. */
function menuItem(entry: MenuEntry, current: string): Markup {
  const isOpen = entry.submenu && (entry.page === current || entry.submenu.some(({ page }) => page === current));
  const isCurrent = entry.page === current && !entry.submenu;
  return html`<li class="${isOpen ? 'wp-open' : ''}"><a href="${entry.href}"${isCurrent && html` aria-current="page"`}>${entry.label}</a>${
    isOpen && html`<ul>${entry.submenu.map((child) => menuItem(child, current))}</ul>`
  }</li>`;
}

/** Returns an admin page with toolbar, menu and content. Its scripts are those in `head` and `content`. */
export function adminPage(site: Site, loggedIn: LoggedIn, fields: AdminPageFields): string {
  const { title, lang, dir, head, content, current = '' } = fields;
  const nonce = createNonce(site, loggedIn.session, 'log-out');
  return documentOf({
    title: `${title} ‹ ${siteTitle} — WordPress`,
    lang,
    dir,
    head,
    css: '/wp-admin/css/admin.css',
    bodyClass: 'wp-admin wp-core-ui',
    body: html`<a class="wp-skip" href="#wpbody-content">Skip to main content</a>
<div id="wpadminbar" role="navigation" aria-label="Toolbar">
<input class="wp-menu-toggle" type="checkbox" id="wp-menu-toggle" aria-label="Menu">
<label class="wp-menu-button" for="wp-menu-toggle" aria-hidden="true">☰</label>
<a class="wp-home" href="/"><b aria-hidden="true">W</b> ${siteTitle}</a>
<span class="wp-user">Howdy, ${loggedIn.user.name}</span>
<a class="wp-logout" href="/wp-login.php?action=logout&amp;_wpnonce=${nonce}">Log out</a>
</div>
<nav id="adminmenumain" aria-label="Main menu"><ul id="adminmenu">${menu(site, loggedIn.user).map((entry) => menuItem(entry, current))}</ul></nav>
<div id="wpcontent"><main id="wpbody-content" tabindex="-1">
${content}
</main></div>`,
  });
}

/** Returns a page in place of an admin page that this site does not have. @param name `page` in the address, or the name of a PHP file */
export function otherAdminPage(site: Site, loggedIn: LoggedIn, c: Context, name: string): Response {
  const title = name || 'Dashboard';
  const content = html`<div class="wp-wrap"><h1>${title}</h1>
<p>On a real site, WordPress shows its page “${title}” here. This test site doesn't have that page.</p>
<p><a class="wp-button" href="${dashboardPath}">Back to the dashboard</a></p></div>`;
  const page = adminPage(site, loggedIn, { title, current: name, content });
  return sendPage(site, c, page);
}

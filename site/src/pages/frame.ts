import { createNonce } from '../auth/nonces';
import { permissionsOf } from '../auth/permissions';
import { connectionStatus } from '../rest/state';
import type { SignedIn } from '../server/identify';
import { dashboardPath, type Site, siteTitle } from '../server/site';
import { documentOf } from './document';
import { html, type Markup } from './html';

export interface FrameParts {
  readonly title: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly head?: Markup;
  readonly content: Markup;
  /** `page` of the menu entry to mark. */
  readonly current?: string;
}

interface Entry {
  readonly label: string;
  readonly href: string;
  readonly page?: string;
  readonly below?: readonly Entry[];
}

export const adminPage = (page: string) => `/wp-admin/admin.php?page=${page}`;

/** The host's menu as far as the user's role sees it. */
function menu(site: Site, { user }: SignedIn): Entry[] {
  const may = permissionsOf(site.store, user);
  const { isActive } = connectionStatus(site.store, user);
  const jetpack: Entry = {
    label: 'Jetpack',
    href: dashboardPath,
    page: 'flightdeck',
    below: [
      { label: 'Dashboard', href: `${dashboardPath}#/dashboard`, page: 'flightdeck' },
      ...(may.manage_options && isActive ? [{ label: 'Settings', href: `${dashboardPath}#/settings` }] : []),
      ...(may.view_stats && isActive ? [{ label: 'Stats', href: adminPage('stats'), page: 'stats' }] : []),
      ...(may.manage_options ? [{ label: 'My Jetpack', href: adminPage('my-jetpack'), page: 'my-jetpack' }] : []),
    ],
  };
  const own = (label: string, file: string, allowed: boolean): Entry[] =>
    allowed ? [{ label, href: `/wp-admin/${file}` }] : [];
  return [
    { label: 'Dashboard', href: '/wp-admin/index.php' },
    ...(may.admin_page ? [jetpack] : []),
    ...own('Posts', 'edit.php', may.edit_posts),
    ...own('Media', 'upload.php', may.publish_posts),
    ...own('Pages', 'edit.php?post_type=page', may.manage_options || user.role === 'editor'),
    ...own('Comments', 'edit-comments.php', may.edit_posts),
    ...own('Plugins', 'plugins.php', may.manage_plugins),
    ...own(may.manage_options ? 'Users' : 'Profile', may.manage_options ? 'users.php' : 'profile.php', true),
    ...own('Settings', 'options-general.php', may.manage_options),
  ];
}

function item(entry: Entry, current: string): Markup {
  const open = entry.below && (entry.page === current || entry.below.some(({ page }) => page === current));
  const here = entry.page === current && !entry.below;
  return html`<li class="${open ? 'wp-open' : ''}"><a href="${entry.href}"${here && html` aria-current="page"`}>${entry.label}</a>${
    open && html`<ul>${entry.below.map((child) => item(child, current))}</ul>`
  }</li>`;
}

/** A page of the host's administration: its bar, its menu, and the content given. No script, no inline style. */
export function framed(site: Site, signedIn: SignedIn, parts: FrameParts): string {
  const { title, lang, dir, head, content, current = '' } = parts;
  const nonce = createNonce(site.store.secret, site.clock.now(), signedIn.session, 'log-out');
  return documentOf({
    title: `${title} ‹ ${siteTitle} — WordPress`,
    ...(lang && { lang }),
    ...(dir && { dir }),
    head,
    css: '/wp-admin/css/admin.css',
    bodyClass: 'wp-admin wp-core-ui',
    body: html`<a class="wp-skip" href="#wpbody-content">Skip to main content</a>
<div id="wpadminbar" role="navigation" aria-label="Toolbar">
<input class="wp-menu-toggle" type="checkbox" id="wp-menu-toggle" aria-label="Menu">
<label class="wp-menu-button" for="wp-menu-toggle" aria-hidden="true"><span></span></label>
<a class="wp-home" href="/"><b aria-hidden="true">W</b> ${siteTitle}</a>
<span class="wp-user">Howdy, ${signedIn.user.name}</span>
<a class="wp-logout" href="/wp-login.php?action=logout&amp;_wpnonce=${nonce}">Log out</a>
</div>
<nav id="adminmenumain" aria-label="Main menu"><ul id="adminmenu">${menu(site, signedIn).map((entry) => item(entry, current))}</ul></nav>
<div id="wpcontent"><main id="wpbody-content" tabindex="-1">
${content}
</main></div>`,
  });
}

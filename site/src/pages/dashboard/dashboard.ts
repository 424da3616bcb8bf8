import { pageFiles, type Registry, type RootEntry } from '@flightdeck/shared/contracts/releases';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { contentPolicy, pageHeaders } from '../../context/headers';
import type { LoggedIn } from '../../context/identify';
import { incomingOf } from '../../context/request';
import { type Site, setPath } from '../../context/site';
import type { User } from '../../facts/users';
import { jsonBlock, type Markup } from '../../html/document';
import { pageLocale } from '../../html/locale';
import { answerLine } from '../../rest/page-reads/answer-lines';
import type { PageState } from '../../rules/limit-page-state';
import { areasFor } from '../../set/audience';
import { translationFor } from '../../set/messages';
import { readDevEntries, readRegistry } from '../../set/registry-file';
import type { Notice } from '../../store/state';
import { adminPage } from '../admin-page';
import { userLanguage } from '../profile';
import { firstTexts, translationScript } from './first-texts';
import { notStarted } from './not-started';
import { overrideOriginsFor, pageState } from './page-state';

/** Returns the page that the root mounts into. Without a valid set, returns a page with instructions, with status 503. */
export async function dashboardPage(site: Site, loggedIn: LoggedIn, c: Context): Promise<Response> {
  const reading = readRegistry(site.setDir);
  if (!reading.ok) return notBuilt(site, loggedIn, c, reading.reason);
  const { registry } = reading;
  const devEntries = readDevEntries(site.setDir);
  const locale = pageLocale(c.req.query('lang'), c.req.query('dir'), userLanguage(site, loggedIn.user));
  const state = pageState({
    site,
    loggedIn,
    root: registry.root,
    areas: { ...areasFor(registry, loggedIn.user), ...devEntries.areas },
    notice: takeNotice(site, loggedIn.user),
    ...locale,
    ip: incomingOf(c)?.socket.remoteAddress ?? '127.0.0.1',
  });
  const translator = translationScript(site.setDir, registry.root, state.locale);
  const policy = contentPolicy(site.urls.provider, {
    scriptHashes: [registry.root.early.hash, ...(translator ? [translator.hash] : [])],
    devOrigins: devEntries.origins,
    overrideOrigins: overrideOriginsFor(site, loggedIn.user),
  });
  const answerLines = await Promise.all((state.reads?.inPage ?? []).map((id) => answerLine(site, loggedIn, id)));
  const files = pageFiles(
    registry.root.files,
    state.locale.messages ? translationFor(registry.root, state.locale.lang) : undefined,
  );
  const rootData = jsonBlock({ folder: folderOf(site, registry.root), files });
  const page = adminPage(site, loggedIn, {
    title: 'Jetpack',
    ...locale,
    current: 'flightdeck',
    head: head(site, registry, state, translator?.code),
    content: html`${notStarted(site)}<div id="flightdeck" class="fd fd--page">${raw(registry.root.markup)}<script type="application/json" id="flightdeck-page">${rootData}</script></div>
<script type="application/json" id="flightdeck-answers">${raw(answerLines.join('').replaceAll('<', '\\u003c'))}</script>
<noscript><div class="wp-notice"><p>This page needs JavaScript. Turn on JavaScript in your browser, then load the page again.</p></div></noscript>`,
  });
  return c.body(page, 200, pageHeaders(policy));
}

/** Returns the notice of a user, and removes it, so that only one page shows it. */
function takeNotice({ store }: Site, { id }: User): Notice {
  const { notice = {} } = store.state.users[id] ?? {};
  if (Object.keys(notice).length) store.changeUser(id, { notice: undefined });
  return notice;
}

function head(site: Site, { root }: Registry, state: PageState, translatorCode: string | undefined): Markup {
  const styles = root.styles.map((file) => html`<link rel="stylesheet" ${fileAttributes(site, root, file, 'href')}>\n`);
  const translator = translatorCode !== undefined && html`<script>${raw(translatorCode)}</script>\n`;
  const scripts = root.scripts.map(
    (file) => html`<script defer fetchpriority="high" ${fileAttributes(site, root, file, 'src')}></script>\n`,
  );
  // Scripts come before the inline script that starts reads: slow reads could use all connections of the browser.
  return html`<script type="application/json" id="flightdeck-page-state">${jsonBlock(state)}</script>
${firstTexts(site.setDir, root, state)}${scripts}<script>${raw(root.early.code)}</script>
${translator}${styles}`;
}

/** Returns the address of the folder with the files of the root. */
const folderOf = (site: Site, { base }: RootEntry): string => `${site.urls.site}${setPath}${base}`;

/** Returns the attributes of an element that loads a file: its address, and the hash that the browser compares. */
function fileAttributes(site: Site, root: RootEntry, file: string, attribute: 'href' | 'src'): Markup {
  return html`${raw(attribute)}="${folderOf(site, root)}${file}" integrity="${root.files[file] ?? ''}" crossorigin="anonymous"`;
}

function notBuilt(site: Site, loggedIn: LoggedIn, c: Context, reason: string): Response {
  const page = adminPage(site, loggedIn, {
    title: 'Not built yet',
    current: 'flightdeck',
    content: html`<div class="wp-wrap"><h1>The dashboard is not built yet</h1>
<p>The site is running, but it has no built files to show.</p>
<p>Build them in the project folder, then load this page again:</p>
<pre><code>npm run build</code></pre>
<p class="wp-muted">${reason}</p></div>`,
  });
  return c.body(page, 503, { ...pageHeaders(contentPolicy(site.urls.provider)), 'Retry-After': '10' });
}

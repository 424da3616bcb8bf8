import type { Context } from 'hono';
import type { Site } from '../context/site';
import { html } from '../html/html';
import { backLink, page } from './provider-page';

/** Sections of the hosted service, and what the real service shows there. */
const sections: Readonly<Record<string, readonly [title: string, content: string]>> = {
  backup: ['Backups', 'your backups, and restores them'],
  scan: ['Scan', 'the threats that the scan found, and fixes them'],
  'jetpack-search': ['Search', 'the design and the price of your site search'],
  settings: ['Site settings', 'the server credentials for backups and scans'],
  landing: ['Overview', 'everything that you bought for the site'],
  'activity-log': ['Activity', 'the latest activity on your site'],
  stats: ['Stats', 'detailed stats of your site'],
  purchases: ['Purchases', 'your purchases and renewals'],
  support: ['Documentation', 'the documentation of the feature'],
  contact: ['Support', 'the contact form of the support team'],
  mobile: ['App', 'the download links of the app'],
};

/** Returns a page in place of a page of the hosted service; status 404 for an unknown section. */
export function hostedPage(site: Site, c: Context): Response | Promise<Response> {
  const name = c.req.param('section') ?? '';
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section) return c.notFound();
  const [title, content] = section;
  return page(
    site,
    c,
    200,
    title,
    html`<h1>${title}</h1>
<p>On a real site, the hosted service shows ${content} here. This simulation has no such data.</p>
${backLink(site)}`,
  );
}

/** Content of the hosted page that a link opens, by a pattern for the source of the link. */
const linkTargets: readonly (readonly [RegExp, string])[] = [
  [/support|faq|docs?\b/, 'documentation'],
  [/plans|upgrade|upsell|checkout|banner|product/, 'the store'],
  [/backup|rewind|scan|calypso|cloud|activity|stats/, 'the account of the site'],
  [/privacy|cookie|tos|terms/, 'the legal pages'],
];

/** Sources of the links that open the plans. */
const planSources = ['jetpack-plans', 'jetpack-nav-site-only-plans'];

/** The redirect service: redirects to the checkout or the plans. For other links, shows which page the link opens on a real site. */
export function redirectService(site: Site, c: Context): Response {
  const source = c.req.query('source');
  const address = c.req.query('url');
  const product = c.req.query('path');
  if (source?.endsWith('-checkout') && product && /^[a-z0-9_]+$/.test(product)) {
    const query = new URLSearchParams(c.req.query('query'));
    return c.redirect(`/checkout/${new URL(site.urls.site).host}/${product}?${query}`);
  }
  if (source && planSources.includes(source)) {
    const query = new URLSearchParams(c.req.query('query')).toString();
    return c.redirect(`/plans/${new URL(site.urls.site).host}${query && `?${query}`}`);
  }
  const target = source && linkTargets.find(([pattern]) => pattern.test(source))?.[1];
  return page(
    site,
    c,
    200,
    'A page of the hosted service',
    html`<h1>A page of the hosted service</h1>
<p>${
      source
        ? html`The link <code>${source}</code> opens ${target ?? 'a page'} of the hosted service.`
        : html`The link opens <code>${address ?? 'an unknown page'}</code>.`
    }</p>
<p>This page simulates it.</p>
${target === 'the store' && html`<p><a class="wp-button" href="/plans/${new URL(site.urls.site).host}">See plans and products</a></p>`}
${backLink(site)}`,
  );
}

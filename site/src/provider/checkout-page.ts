import type { Context } from 'hono';
import { type Product, products, productsBySlug } from '../catalog/products';
import { dashboardPath, type Site, siteTitle } from '../context/site';
import { addProduct, ownedProducts } from '../facts/owned-products';
import { partnerCoupon } from '../facts/page-extras';
import { setTraits, traitsOf } from '../facts/traits';
import { html } from '../html/html';
import { pathOnSite } from './authorize';
import { backLink, page, refuseForeignForm } from './provider-page';

const priceOf = ({ price }: Product) => `$${price.toFixed(2)} a year`;
const host = (site: Site) => new URL(site.urls.site).host;
/** Returns whether the address names this site. */
const isForSite = (site: Site, c: Context) => c.req.param('site') === host(site);

/** `GET /plans`: lists the plans and products that have a price. */
export function plansPage(site: Site, c: Context): Response {
  const owned = ownedProducts(site.store);
  const rows = products
    .filter(({ price }) => price > 0)
    .map(
      (product) =>
        html`<li><a href="/checkout/${host(site)}/${product.slug}">${product.name}</a>, ${priceOf(product)}${
          owned.includes(product.slug) && html` (bought)`
        }</li>`,
    );
  return page(
    site,
    c,
    200,
    'Plans and products',
    html`<h1>Plans and products</h1><p>For ${siteTitle}. This is a test: you won't be charged.</p><ul>${rows}</ul>
${backLink(site)}`,
  );
}

/** Returns the path on the site that opens after the purchase: the requested one, or `#/my-plan` if that is missing or not on the site. */
const returnPath = (site: Site, requested: string) =>
  (requested && pathOnSite(site, requested)) || `${dashboardPath}#/my-plan`;

function nothingToBuy(site: Site, c: Context): Response {
  const content = html`<h1>Nothing to buy</h1><p>There is no such product, or the address names another site.</p>
${backLink(site)}`;
  return page(site, c, 404, 'Nothing to buy', content);
}

/** `GET /checkout/{site}/{product}`: shows the price and the coupon, and a button to buy. */
export function checkoutPage(site: Site, c: Context): Response {
  const product = productsBySlug.get(c.req.param('slug') ?? '');
  if (!product?.price || !isForSite(site, c) || !site.store.connection.registration()) return nothingToBuy(site, c);
  const coupon = c.req.query('coupon');
  const returnTo = returnPath(site, c.req.query('redirect_to') ?? '');
  return page(
    site,
    c,
    200,
    `Buy ${product.name}`,
    html`<h1>Buy ${product.name}</h1>
<p>${product.name} for <strong>${host(site)}</strong>: ${priceOf(product)}${coupon && html`; the coupon <code>${coupon}</code> pays for the first year`}.</p>
<p>You won't be charged. The site gets the product right away.</p>
<form method="post" action="/checkout/${host(site)}/${product.slug}">
<input type="hidden" name="redirect_to" value="${returnTo}"><input type="hidden" name="coupon" value="${coupon ?? ''}">
<p><button class="wp-button">Buy</button></p></form>
${backLink(site)}`,
  );
}

/** `POST /checkout/{site}/{product}`: adds the product to the site, and redirects to the site. */
export async function buy(site: Site, c: Context): Promise<Response> {
  const refused = refuseForeignForm(site, c);
  if (refused) return refused;
  const product = productsBySlug.get(c.req.param('slug') ?? '');
  if (!product?.price || !isForSite(site, c) || !site.store.connection.registration()) return nothingToBuy(site, c);
  const form = await c.req.parseBody();
  site.store.write(() => {
    addProduct(site.store, product.slug);
    // The partner coupon is valid for one purchase.
    if (form.coupon === partnerCoupon.coupon_code) setTraits(site.store, { ...traitsOf(site.store), coupon: false });
  });
  const requested = typeof form.redirect_to === 'string' ? form.redirect_to : '';
  return c.redirect(`${site.urls.site}${returnPath(site, requested)}`);
}

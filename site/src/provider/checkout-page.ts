import type { Context } from 'hono';
import { html } from 'hono/html';
import { coupon as partnerCoupon } from '../../answers/page.json';
import { type Product, products, productsBySlug } from '../catalog/products';
import { dashboardPath, hostOf, type Site, siteTitle } from '../context/site';
import { addProduct, ownedProducts } from '../facts/owned-products';
import { returnPath } from './authorize';
import { page } from './provider-page';

const priceOf = ({ price }: Product) => `$${price.toFixed(2)} a year`;

/** `GET /plans`: lists the plans and products that have a price. */
export function plansPage(site: Site, c: Context): Response {
  const owned = ownedProducts(site.store);
  const rows = products
    .filter(({ price }) => price > 0)
    .map(
      (product) =>
        html`<li><a href="/checkout/${hostOf(site)}/${product.slug}">${product.name}</a>, ${priceOf(product)}${
          owned.includes(product.slug) && html` (bought)`
        }</li>`,
    );
  const content = html`<p>For ${siteTitle}. This is a test: you won't be charged.</p><ul>${rows}</ul>`;
  return page(site, c, 'Plans and products', content);
}

/** Returns the product of a checkout; undefined for an unknown one, and for another or an unregistered site. */
function productOf(site: Site, c: Context): Product | undefined {
  const product = productsBySlug.get(c.req.param('slug') ?? '');
  const isForSite = c.req.param('site') === hostOf(site) && site.store.state.registration !== null;
  return isForSite && product?.price ? product : undefined;
}

const nothingToBuy = (site: Site, c: Context) =>
  page(site, c, 'Nothing to buy', html`<p>There is no such product, or the address names another site.</p>`, 404);

/** `GET /checkout/{site}/{product}`: shows the price and the coupon, and a button to buy. */
export function checkoutPage(site: Site, c: Context): Response {
  const product = productOf(site, c);
  if (!product) return nothingToBuy(site, c);
  const { coupon, redirect_to } = c.req.query();
  const content = html`<p>${product.name} for <strong>${hostOf(site)}</strong>: ${priceOf(product)}${coupon && html`; the coupon <code>${coupon}</code> pays for the first year`}.</p>
<p>You won't be charged. The site gets the product right away.</p>
<form method="post" action="/checkout/${hostOf(site)}/${product.slug}">
<input type="hidden" name="redirect_to" value="${redirect_to}"><input type="hidden" name="coupon" value="${coupon}">
<p><button class="wp-button">Buy</button></p></form>`;
  return page(site, c, `Buy ${product.name}`, content);
}

/** `POST /checkout/{site}/{product}`: adds the product to the site, and redirects to the requested page of the site or to `#/my-plan`. */
export async function buy(site: Site, c: Context): Promise<Response> {
  const product = productOf(site, c);
  if (!product) return nothingToBuy(site, c);
  const { coupon, redirect_to: requested } = await c.req.parseBody();
  site.store.write(() => {
    addProduct(site.store, product.slug);
    // The partner coupon is valid for one purchase.
    if (coupon === partnerCoupon.coupon_code) site.store.changeTraits({ coupon: false });
  });
  return c.redirect(`${site.urls.site}${returnPath(site, requested, `${dashboardPath}#/my-plan`)}`);
}

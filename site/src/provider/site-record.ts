import { availableFeatures, type Product, products, productsBySlug } from '../catalog/products';
import { versionOf } from '../catalog/versions';
import { hostVersion, type Site, siteTitle } from '../context/site';
import { activeFeatures, ownedProducts, planOf } from '../facts/owned-products';
import { traitsOf } from '../facts/traits';
import type { Store } from '../store/store';

/** Returns the features of the site, and for each feature that the provider lists, the products that include it. */
export const siteFeatures = (store: Store) => ({ active: activeFeatures(store), available: availableFeatures });

function planRecord(store: Store) {
  const plan = productsBySlug.get(planOf(store));
  const slug = plan?.slug ?? 'jetpack_free';
  return {
    product_id: plan?.id ?? 2002,
    product_slug: slug,
    product_name: plan?.name ?? 'Jetpack Free',
    product_name_short: plan?.short ?? 'Free',
    expired: false,
    billing_period: slug === 'jetpack_free' ? '' : 'Yearly',
    user_is_owner: true,
    is_free: slug === 'jetpack_free',
    license_key: null,
    features: siteFeatures(store),
  };
}

const ownedProduct = ({ id, slug, name }: Product) => ({
  product_id: String(id),
  product_slug: slug,
  product_name: name,
  product_name_short: null,
  expired: false,
  user_is_owner: true,
});

/** Returns the response to `GET site`: the provider's record of the site. */
export function siteRecord({ store, urls }: Site) {
  const blogId = store.connection.registration()?.blogId ?? 0;
  const { multisite, atomic } = traitsOf(store);
  const ownedSlugs = ownedProducts(store);
  return {
    ID: blogId,
    name: siteTitle,
    description: '',
    URL: urls.site,
    jetpack: true,
    jetpack_connection: true,
    is_multisite: multisite,
    is_private: false,
    launch_status: false,
    lang: 'en_US',
    visible: true,
    icon: null,
    logo: { id: 0, sizes: [], url: '' },
    capabilities: { edit_pages: true, manage_options: true },
    options: {
      timezone: '',
      gmt_offset: 0,
      blog_public: 1,
      admin_url: `${urls.site}/wp-admin/`,
      jetpack_version: versionOf(store),
      software_version: hostVersion,
      created_at: '2023-01-01T00:00:00+00:00',
      is_wpcom_store: false,
      videopress_enabled: false,
      videopress_storage_used: 0,
      woocommerce_is_active: false,
      is_automated_transfer: atomic,
      active_modules: [],
      max_upload_size: false,
    },
    plan: planRecord(store),
    products: products.filter(({ slug }) => ownedSlugs.includes(slug)).map(ownedProduct),
    zendesk_site_meta: [],
    meta: { links: { self: `${urls.provider}/rest/v1.1/sites/${blogId}` } },
  };
}

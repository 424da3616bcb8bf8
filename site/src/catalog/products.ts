import * as v from 'valibot';
import json from '../../answers/products.json';

const features = v.array(v.string());
const schema = v.strictObject({
  /** Lists of features. A name with `+` stands for the features of that list. */
  lists: v.record(v.string(), features),
  products: v.record(
    v.string(),
    v.strictObject({
      id: v.number(),
      name: v.string(),
      /** Short name, without the brand. */
      short: v.string(),
      /** Invented price in dollars per year. */
      price: v.number(),
      /** Whether buying it replaces the site's plan; other products are added to those of the site. */
      isPlan: v.optional(v.boolean(), false),
      features,
      /** Set if the real store does not list it: older plans, the product of the coupon, the free plan and the smallest backup. */
      unlisted: v.optional(v.literal(true)),
    }),
  ),
  /** Slugs of products, by the name of the product in a license key. */
  licenses: v.record(v.string(), v.string()),
  /** The features for which the provider names plans and products. */
  listedFeatures: features,
  /** Features of every connected site, even without a paid plan. */
  freeFeatures: features,
});
const catalog = v.parse(schema, json);

const withLists = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (name.startsWith('+') ? withLists(catalog.lists[name.slice(1)] ?? []) : name));

/** All plans and products of the provider. */
export const products = Object.entries(catalog.products).map(([slug, fields]) => ({
  ...fields,
  slug,
  features: withLists(fields.features),
}));
export type Product = (typeof products)[number];

/** All plans and products, by slug. */
export const productsBySlug: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.slug, product]));

export const { freeFeatures, licenses } = catalog;

/** Slugs of the plans and products that include a feature, by feature. */
export const availableFeatures: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  catalog.listedFeatures.map((feature) => [
    feature,
    products.filter((product) => product.features.includes(feature)).map(({ slug }) => slug),
  ]),
);

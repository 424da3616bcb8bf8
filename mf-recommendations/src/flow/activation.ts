import type { FlowInput } from './flow-input';
import type { SelectableStep } from './steps';

/** How a recommendation is enabled: by installing a plugin or by setting options (REC-057; FACT-REC-3). */
export type Activation =
  | { readonly kind: 'plugin'; readonly slug: string; readonly file: string }
  | { readonly kind: 'options'; readonly options: Readonly<Record<string, true>> };

const plugin = (slug: string, file: string): Activation => ({ kind: 'plugin', slug, file: `${slug}/${file}.php` });
const options = (...names: readonly string[]): Activation => ({
  kind: 'options',
  options: Object.fromEntries(names.map((name) => [name, true])),
});

const activations: Readonly<Record<SelectableStep, Activation>> = {
  woocommerce: plugin('woocommerce', 'woocommerce'),
  monitor: options('monitor'),
  'related-posts': options('related-posts'),
  'creative-mail': plugin('creative-mail-by-constant-contact', 'creative-mail-plugin'),
  'site-accelerator': options('photon', 'photon-cdn', 'tiled_galleries', 'tiled-gallery'),
  protect: plugin('jetpack-protect', 'jetpack-protect'),
  publicize: options('publicize'),
  videopress: plugin('videopress', 'jetpack-videopress'),
  boost: plugin('jetpack-boost', 'jetpack-boost'),
};

const bySlug: ReadonlyMap<string, Activation> = new Map(Object.entries(activations));

/** Returns how to enable a recommendation. @throws RangeError for an unknown slug (REC-088) */
export function activationOf(slug: SelectableStep): Activation {
  const activation = bySlug.get(slug);
  if (!activation) throw new RangeError(`Unknown recommendation "${String(slug)}".`);
  return activation;
}

/**
 * Returns whether the site has the modules that a recommendation needs: some versions of Jetpack lack some of them, and an
 * override can turn one off.
 */
export const hasModulesFor = (slug: SelectableStep, { absentModules }: FlowInput): boolean =>
  !(requiredOptions.get(slug) ?? []).some((name) => absentModules.has(name));

/** Returns whether the user may enable a recommendation: not every user may install plugins. */
export const mayEnable = (slug: SelectableStep, { mayInstall }: FlowInput): boolean =>
  mayInstall || activationOf(slug).kind !== 'plugin';

/**
 * Returns the modules that recommendations need, but that the site lacks or an override turns off.
 * @param modules modules of the site; empty while unknown, and then the result is empty too
 */
export function absentModulesOf(
  modules: Readonly<Record<string, { readonly override?: unknown }>>,
): ReadonlySet<string> {
  if (Object.keys(modules).length === 0) return new Set();
  const isAbsent = (name: string) => !modules[name] || modules[name].override === 'inactive';
  return new Set([...requiredOptions.values()].flat().filter(isAbsent));
}

/** Main plugin files of the steps about purchased features. */
const purchasedFeatureFiles: ReadonlyMap<string, string> = new Map([
  ['antispam-activated', 'akismet/akismet.php'],
  ['videopress-activated', 'videopress/jetpack-videopress.php'],
]);

/** Options that must all be on; each has the name of its module. Site accelerator sets four but needs two (REC-069, OQ-121). */
const requiredOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['monitor', ['monitor']],
  ['related-posts', ['related-posts']],
  ['publicize', ['publicize']],
  ['site-accelerator', ['photon', 'photon-cdn']],
]);

/** A recommendation, or a step about a feature of a purchased plan. */
export type FeatureSlug = SelectableStep | 'antispam-activated' | 'videopress-activated';

/**
 * Returns whether a feature is active.
 * @throws RangeError for an unknown slug, because `false` would hide a mistake in the code (REC-088)
 */
export function isFeatureActive(slug: FeatureSlug, { settings, activePlugins }: FlowInput): boolean {
  const optionNames = requiredOptions.get(slug);
  if (optionNames) return optionNames.every((name) => Boolean(settings[name]));
  const file = purchasedFeatureFiles.get(slug) ?? pluginFile(slug);
  if (file === undefined) throw new RangeError(`Unknown feature "${String(slug)}".`);
  return activePlugins?.has(file) ?? false;
}

function pluginFile(slug: string): string | undefined {
  const activation = bySlug.get(slug);
  return activation?.kind === 'plugin' ? activation.file : undefined;
}

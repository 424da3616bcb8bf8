/** A plugin that can be installed. */
export interface PluginEntry {
  /** Name in the address of its page in the plugin directory. */
  readonly slug: string;
  /** Main file, relative to the folder of all plugins. */
  readonly file: string;
  readonly name: string;
  readonly version: string;
  /** Description. */
  readonly text: string;
  /** Address of its page in the plugin directory. */
  readonly address: string;
}

type Row = readonly [slug: string, file: string, name: string, version: string, text: string];

const rows: readonly Row[] = [
  ['akismet', 'akismet/akismet.php', 'Akismet Anti-Spam', '5.0.2', 'Blocks spam comments.'],
  ['jetpack', 'jetpack/jetpack.php', 'Jetpack', '11.9.1', 'Security, speed and growth for the site.'],
  ['jetpack-boost', 'jetpack-boost/jetpack-boost.php', 'Jetpack Boost', '1.7.0', 'Makes pages load faster.'],
  [
    'jetpack-protect',
    'jetpack-protect/jetpack-protect.php',
    'Jetpack Protect',
    '1.2.0',
    'Scans for known vulnerabilities.',
  ],
  ['videopress', 'videopress/jetpack-videopress.php', 'Jetpack VideoPress', '1.3', 'Hosts videos without ads.'],
  ['zero-bs-crm', 'zero-bs-crm/ZeroBSCRM.php', 'Jetpack CRM', '5.5.0', 'Keeps contacts and invoices.'],
  ['woocommerce', 'woocommerce/woocommerce.php', 'WooCommerce', '7.4.0', 'An online store on the site.'],
  [
    'creative-mail-by-constant-contact',
    'creative-mail-by-constant-contact/creative-mail-plugin.php',
    'Creative Mail',
    '1.6.5',
    'Newsletters from the site.',
  ],
  ['vaultpress', 'vaultpress/vaultpress.php', 'VaultPress', '2.2.3', 'The older backup plugin.'],
  ['wordpress-seo', 'wordpress-seo/wp-seo.php', 'Yoast SEO', '20.1', 'Improves the site for search engines.'],
];

/** The plugins that a site can have. */
export const pluginEntries: readonly PluginEntry[] = rows.map(([slug, file, name, version, text]) => ({
  slug,
  file,
  name,
  version,
  text,
  address: `https://wordpress.org/plugins/${slug}/`,
}));

/** Returns the header of a plugin, with the field names of WordPress. */
export const pluginHeader = ({ slug, name, version, text, address }: PluginEntry) => ({
  Name: name,
  PluginURI: address,
  Version: version,
  Description: text,
  Author: 'Automattic',
  AuthorURI: 'https://automattic.com/',
  TextDomain: slug,
  DomainPath: '',
  Network: false,
  RequiresWP: '6.0',
  RequiresPHP: '5.6',
  UpdateURI: '',
  Title: name,
  AuthorName: 'Automattic',
});

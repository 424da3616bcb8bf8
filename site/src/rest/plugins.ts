import { ok } from './answer';
import type { Route } from './route';

const header = (name: string, version: string, description: string, domain: string, address: string) => ({
  Name: name,
  PluginURI: address,
  Version: version,
  Description: description,
  Author: 'Automattic',
  AuthorURI: 'https://automattic.com/',
  TextDomain: domain,
  DomainPath: '',
  Network: false,
  RequiresWP: '6.0',
  RequiresPHP: '5.6',
  UpdateURI: '',
  Title: name,
  AuthorName: 'Automattic',
  active: true,
});

const plugins = {
  'akismet/akismet.php': header(
    'Akismet Anti-Spam',
    '5.0.2',
    'Sorts out spam comments.',
    'akismet',
    'https://akismet.com/',
  ),
  'jetpack/jetpack.php': header(
    'Jetpack',
    '11.9.1',
    'Security, speed and growth for the site.',
    'jetpack',
    'https://jetpack.com',
  ),
};

/** Plugins of the site by file, with the host's capitalised field names. */
export const pluginRoutes: readonly Route[] = [
  { method: 'GET', path: 'plugins', capability: 'managePlugins', handle: () => ok(plugins) },
];

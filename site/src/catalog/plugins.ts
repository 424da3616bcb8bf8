import * as v from 'valibot';
import json from '../../answers/plugins.json';

const schema = v.record(
  v.string(),
  v.strictObject({
    /** Main file, relative to the folder of all plugins. */
    file: v.string(),
    name: v.string(),
    version: v.string(),
    /** Description. */
    text: v.string(),
  }),
);

/** The plugins that a site can have. `slug` is the name in the address of the plugin's page in the plugin directory. */
export const pluginEntries = Object.entries(v.parse(schema, json)).map(([slug, fields]) => ({ slug, ...fields }));
export type PluginEntry = (typeof pluginEntries)[number];

/** Returns the header of a plugin, with the field names of WordPress. */
export const pluginHeader = ({ slug, name, version, text }: PluginEntry) => ({
  Name: name,
  PluginURI: `https://wordpress.org/plugins/${slug}/`,
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

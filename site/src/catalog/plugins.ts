import * as v from 'valibot';
import json from '../../answers/plugins.json';

const schema = v.record(
  v.string(),
  v.strictObject({
    /** Main file, relative to the folder of all plugins. */
    file: v.string(),
    name: v.string(),
    version: v.string(),
  }),
);

/** The plugins that a site can have. `slug` is the name in the address of the plugin's page in the plugin directory. */
export const pluginEntries = Object.entries(v.parse(schema, json)).map(([slug, fields]) => ({ slug, ...fields }));
export type PluginEntry = (typeof pluginEntries)[number];

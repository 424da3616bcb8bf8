import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';

/** Registry entry of a release of the settings area, without parts and files. */
export const settingsEntry: RegistryEntry = {
  base: 'mf-settings/0.1.0-aa/',
  version: '0.1.0-aa',
  files: {},
  entry: 'remote.js',
  container: 'flightdeck_mf_settings',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
};

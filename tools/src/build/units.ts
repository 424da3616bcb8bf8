import { join } from 'node:path';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { Configuration } from 'webpack';
import { areaNames } from '../common/repo';
import { embedConfig, readManifest, repo, widgetConfig } from './webpack-base';

/** A piece of the set that is built and published separately. */
export interface Unit {
  readonly name: string;
  readonly kind: 'page' | 'area' | 'widgets' | 'embed';
  readonly area?: AreaName;
  /** Folders with the unit's sources. A change in them requires a new build. */
  readonly folders: readonly string[];
  config(): Promise<Configuration>;
}

const configOf = async (folder: string): Promise<Configuration> =>
  (await import(join(repo, folder, 'webpack.config.ts'))).default;

/** Returns all units: the page, the embed script, each area, and the widgets of areas that have some. */
export function units(): readonly Unit[] {
  return [
    { name: 'root-config', kind: 'page', folders: ['root-config', 'rules'], config: () => configOf('root-config') },
    { name: 'embed', kind: 'embed', folders: ['root-config'], config: async () => embedConfig() },
    ...areaNames.map(
      (area): Unit => ({ name: area, kind: 'area', area, folders: [area], config: () => configOf(area) }),
    ),
    ...areaNames
      .filter((area) => readManifest(join(repo, area)).widgets.length > 0)
      .map(
        (area): Unit => ({
          name: `${area}-widgets`,
          kind: 'widgets',
          area,
          folders: [area],
          config: async () => widgetConfig(join(repo, area)),
        }),
      ),
  ];
}

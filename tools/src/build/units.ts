import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaName, areaNames } from '@flightdeck/shared/contracts/area-manifest';
import type { Configuration } from 'webpack';
import { embedConfig, readManifest, repo, widgetConfig } from './webpack-base';

/** Something that is built and published separately. */
export interface Unit {
  readonly name: string;
  readonly kind: 'page' | 'area' | 'widgets' | 'embed';
  readonly area?: AreaName;
  /** Folders whose changes need a new build. */
  readonly folders: readonly string[];
  config(): Promise<Configuration>;
}

const configOf = async (folder: string): Promise<Configuration> =>
  (await import(join(repo, folder, 'webpack.config.ts'))).default;

/** Returns all units: the page, the embed script, each area, and the widgets of areas that have some. */
export function units(): readonly Unit[] {
  const present = areaNames.filter((area) => existsSync(join(repo, area, 'area.json')));
  return [
    { name: 'root-config', kind: 'page', folders: ['root-config'], config: () => configOf('root-config') },
    { name: 'embed', kind: 'embed', folders: ['root-config'], config: async () => embedConfig() },
    ...present.map((area): Unit => ({ name: area, kind: 'area', area, folders: [area], config: () => configOf(area) })),
    ...present
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

import moduleTable from '../../../../site/answers/modules.json';
import optionTable from '../../../../site/answers/options.json';
import { bases } from '../../../../site/answers/scenarios.json';

interface Entry {
  /** First and last version that has the module or option. */
  readonly since?: string;
  readonly until?: string;
  readonly type?: string;
  readonly default?: unknown;
  readonly initial?: unknown;
  readonly [field: string]: unknown;
}

const modules: Readonly<Record<string, Entry>> = moduleTable;
const options: Readonly<Record<string, Entry>> = optionTable.options;
const modulesOn = [...bases.new.modules, ...bases.connected.modules, ...bases.protected.modules, 'blocks'];

const newSiteValue = ({ type = 'boolean', default: byDefault = 0, initial }: Entry) =>
  initial ?? (type === 'boolean' ? Boolean(byDefault) : byDefault);

/**
 * Returns the settings that this version of Jetpack sends for a connected free site, with the modules, options and defaults of the test
 * site.
 */
export function settingsOf(version: '11.3' | '13.5' | '13.7' | '13.9'): Readonly<Record<string, unknown>> {
  const isIn = ([, { since = '0', until = '99' }]: readonly [string, Entry]) =>
    Number(version) >= Number(since) && Number(version) <= Number(until);
  return {
    ...optionTable.withoutModule,
    ...Object.fromEntries(
      Object.entries(modules)
        .filter(isIn)
        .map(([slug]) => [slug, modulesOn.includes(slug)]),
    ),
    ...Object.fromEntries(
      Object.entries(options)
        .filter(isIn)
        .map(([name, option]) => [name, newSiteValue(option)]),
    ),
    ...bases.connected.settings,
  };
}

import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { builtRelease } from '../stored/source';
import { type AreaOptions, Folders, registryIn } from '../testing/fake-set';
import { incompatibilities } from './compatibility';
import type { UnitName } from './release';

const folders = new Folders();
afterAll(folders.remove);

/** Returns the options of an area with one screen that shows these parts. */
const areaShowing = (...names: string[]): AreaOptions => ({
  parts: { screen: { kind: 'screen', reads: [], shows: names } },
});
/** Returns the options of an area with these parts. */
const areaWith = (...names: string[]): AreaOptions => ({
  parts: Object.fromEntries(names.map((name) => [name, { kind: 'part', reads: [], shows: [] }])),
});

interface Row {
  /** Live areas. */
  readonly live: Partial<Record<AreaName, AreaOptions>>;
  /** Unit to deploy. */
  readonly unit: UnitName;
  /** If the unit is an area: its options. */
  readonly options?: AreaOptions;
  /** If the unit is the page: versions of its libraries. */
  readonly newPage?: Record<string, string>;
  /** Expected incompatibilities. */
  readonly messages: string[];
  /** Expected advice of each incompatibility; default: any. */
  readonly advice?: RegExp;
}

const rows: [string, Row][] = [
  ['a release that fits', { live: {}, unit: 'mf-settings', messages: [] }],
  [
    'an area built with an older minor version of shared',
    { live: {}, unit: 'mf-settings', options: { needs: { shared: '^1.1.0' } }, messages: [] },
  ],
  [
    'an area built with another major version of a library',
    {
      live: {},
      unit: 'mf-settings',
      options: { needs: { react: '^18.2.0' } },
      messages: ['mf-settings 2.0.0 needs react ^18.2.0; the live page (root-config 1.0.0) has react 19.3.1.'],
      advice: /^Build mf-settings against what is live/,
    },
  ],
  [
    'an area built with a newer version of shared than the page has, and with another single-spa',
    {
      live: {},
      unit: 'mf-settings',
      options: { needs: { shared: '^1.3.0', 'single-spa': '^7.0.0' } },
      messages: [
        'mf-settings 2.0.0 needs shared ^1.3.0, single-spa ^7.0.0; the live page (root-config 1.0.0) has shared 1.2.0, single-spa 6.0.3.',
      ],
      advice: /have the owners of root-config deploy a page/,
    },
  ],
  [
    'an area that needs a library that the page lacks',
    {
      live: {},
      unit: 'mf-settings',
      options: { needs: { 'left-pad': '^1.0.0' } },
      messages: ['mf-settings 2.0.0 needs left-pad ^1.0.0; the live page (root-config 1.0.0) has no left-pad.'],
    },
  ],
  [
    'an area without ranges',
    {
      live: {},
      unit: 'mf-settings',
      options: { needs: null },
      messages: ['mf-settings 2.0.0 states no valid range of versions for shared, react, react-dom, single-spa.'],
      advice: /^Build mf-settings again/,
    },
  ],
  [
    'an area with invalid ranges',
    {
      live: {},
      unit: 'mf-settings',
      options: { needs: { shared: '1.x', 'left-pad': '' } },
      messages: ['mf-settings 2.0.0 states no valid range of versions for shared, left-pad.'],
      advice: /^Build mf-settings again/,
    },
  ],
  [
    'a page with another major version of shared than a live area needs',
    {
      live: { 'mf-settings': {} },
      unit: 'root-config',
      newPage: { shared: '2.0.0' },
      messages: ['live mf-settings 1.0.0 needs shared ^1.2.0; root-config 2.0.0 has shared 2.0.0.'],
      advice: /^Deploy areas that work with both pages first\. .+--break-areas/,
    },
  ],
  [
    'a release that shows a part that the other area lacks',
    {
      live: { 'mf-connection': areaWith('notices') },
      unit: 'mf-dashboard',
      options: areaShowing('mf-connection/cards'),
      messages: ['mf-dashboard 2.0.0 shows mf-connection/cards; live mf-connection 1.0.0 has no such part.'],
      advice: /owners of mf-connection/,
    },
  ],
  [
    'a release without a part that another area shows',
    {
      live: { 'mf-connection': areaWith('cards'), 'mf-dashboard': areaShowing('mf-connection/cards') },
      unit: 'mf-connection',
      options: areaWith('notices'),
      messages: ['mf-connection 2.0.0 no longer has "cards"; live mf-dashboard 1.0.0 shows it.'],
      advice: /^Keep "cards" until/,
    },
  ],
  [
    'a page with another major version of react than a live area needs',
    {
      live: { 'mf-settings': {}, 'mf-dashboard': { needs: { react: '^20.0.0' } } },
      unit: 'root-config',
      newPage: { react: '20.0.0' },
      messages: ['live mf-settings 1.0.0 needs react ^19.0.0; root-config 2.0.0 has react 20.0.0.'],
      advice: /^Deploy areas that work with both pages first\. .+--break-areas/,
    },
  ],
  [
    'a release beside two areas that do not fit each other',
    {
      live: { 'mf-dashboard': areaShowing('mf-connection/gone'), 'mf-connection': areaWith('x') },
      unit: 'mf-settings',
      messages: [],
    },
  ],
];

test.each(rows)(
  'reports all incompatibilities, and no others, of %s',
  async (_label, { live, unit, options = {}, newPage, messages, advice = /./ }) => {
    const target = registryIn(folders.built('1.0.0', live));
    const areas = unit === 'root-config' ? {} : { [unit]: options };
    const { release } = await builtRelease(folders.built('2.0.0', areas, newPage), unit);
    const found = incompatibilities(target, unit, release);
    expect(found.map((each) => each.what)).toEqual(messages);
    for (const each of found) expect(each.next).toMatch(advice);
  },
);

test('refuses an area if the live page does not state a version of shared', async () => {
  const target = registryIn(folders.built('1.0.0', {}));
  const { shared: _shared, ...provides } = target.root?.provides ?? {};
  const root = target.root && { ...target.root, provides };
  const { release } = await builtRelease(folders.built('2.0.0', { 'mf-settings': {} }), 'mf-settings');
  expect(
    incompatibilities({ ...target, ...(root && { root }) }, 'mf-settings', release).map(({ what }) => what),
  ).toEqual(['mf-settings 2.0.0 needs shared ^1.2.0; the live page (root-config 1.0.0) has no shared.']);
});

test('refuses an area before the first deploy of the page', async () => {
  const { release } = await builtRelease(folders.built('1.0.0', { 'mf-settings': {} }), 'mf-settings');
  expect(incompatibilities({ protocol: 1, areas: {}, widgets: {} }, 'mf-settings', release)[0]?.next).toContain(
    'root-config',
  );
});

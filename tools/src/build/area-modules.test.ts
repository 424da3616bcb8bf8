import { join } from 'node:path';
import { type AreaJson, type AreaModule, areaJsonSchema } from '@flightdeck/shared/contracts/areas';
import * as v from '@flightdeck/shared/schema';
import { areaNames, repo } from '../common/repo';
import { unitManifest } from './unit-manifest';
import { units } from './units';
import { readManifest } from './webpack-base';

const modules = units().flatMap(({ name, kind, area }): (readonly [string, AreaJson, AreaModule])[] => {
  if (!area) return [];
  const manifest = v.parse(areaJsonSchema, require(join(repo, area, 'area.json')));
  const file = kind === 'widgets' ? 'src/widgets.tsx' : 'src/area.tsx';
  return [[name, unitManifest(manifest, kind), require(join(repo, area, file)).default]];
});

test.each(modules)(
  'the module of %s has a loader for exactly the parts of its unit in area.json',
  (_name, { parts }, module) => {
    expect(Object.keys(module).sort()).toEqual(Object.keys(parts).sort());
  },
);

test.each(areaNames)(
  'the parts of the kind "widget" in area.json of %s are in its list of widgets, and each widget is a part',
  (area) => {
    const { parts, widgets } = readManifest(join(repo, area));
    const ofThisKind = Object.keys(parts).filter((name) => parts[name]?.kind === 'widget');
    expect(widgets).toEqual(expect.arrayContaining(ofThisKind));
    expect(Object.keys(parts)).toEqual(expect.arrayContaining([...widgets]));
  },
);

test.each(modules)('each part of %s is a single-spa parcel', async (_name, _manifest, module) => {
  const anyFunction = expect.any(Function);
  for (const [part, load] of Object.entries(module))
    expect([part, await load()]).toEqual([
      part,
      expect.objectContaining({
        bootstrap: anyFunction,
        mount: anyFunction,
        update: anyFunction,
        unmount: anyFunction,
      }),
    ]);
});

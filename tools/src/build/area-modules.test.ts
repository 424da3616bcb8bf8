import { join } from 'node:path';
import { type AreaJson, type AreaModule, areaJsonSchema } from '@flightdeck/shared/contracts/areas';
import * as v from '@flightdeck/shared/schema';
import { areaNames, repo } from '../common/repo';

const areas = areaNames.map((name): readonly [string, AreaJson, AreaModule] => {
  const manifest = v.parse(areaJsonSchema, require(join(repo, name, 'area.json')));
  return [name, manifest, require(join(repo, name, 'src/area.tsx')).default];
});

test.each(areas)(
  'area.tsx of %s has a loader for exactly the parts in area.json, and each widget is a part',
  (_name, { parts, widgets }, area) => {
    expect(Object.keys(area).sort()).toEqual(Object.keys(parts).sort());
    for (const widget of widgets) expect(parts).toHaveProperty(widget);
  },
);

test.each(areas)('each part of %s is a single-spa parcel', async (_name, _manifest, area) => {
  const anyFunction = expect.any(Function);
  for (const [part, load] of Object.entries(area))
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

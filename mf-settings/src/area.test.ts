import { areaJsonSchema } from '@flightdeck/shared/contracts/area-manifest';
import * as v from '@flightdeck/shared/schema';
import manifest from '../area.json';
import area from './area';

const { parts, widgets } = v.parse(areaJsonSchema, manifest);

test('maps exactly the parts of the manifest to files', () => {
  expect(Object.keys(area).sort()).toEqual(Object.keys(parts).sort());
  for (const widget of widgets) expect(parts).toHaveProperty(widget);
});

test.each(Object.entries(area))('%s is a single-spa parcel', async (_name, load) => {
  const lifecycle = expect.any(Function);
  expect(await load()).toMatchObject({ bootstrap: lifecycle, mount: lifecycle, update: lifecycle, unmount: lifecycle });
});

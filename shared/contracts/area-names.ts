/** The areas. Each is deployed alone, and so is the page (`root-config`). */
export const areaNames = [
  'mf-dashboard',
  'mf-settings',
  'mf-recommendations',
  'mf-connection',
  'mf-licensing',
] as const;
export type AreaName = (typeof areaNames)[number];

/** `area/part`, such as `mf-connection/connections-card`. */
export type PartName = `${AreaName}/${string}`;

/** Splits a part name. @throws RangeError for a name without area or part */
export function splitPartName(name: string): { area: AreaName; part: string } {
  const slash = name.indexOf('/');
  const area = areaNames.find((known) => known === name.slice(0, slash));
  const part = name.slice(slash + 1);
  if (!area || !part) throw new RangeError(`Not a part name: ${name}`);
  return { area, part };
}

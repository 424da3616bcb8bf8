/** The areas. With the page (`root-config`) they are what is deployed, each alone. */
export const areaNames = [
  'mf-dashboard',
  'mf-settings',
  'mf-recommendations',
  'mf-connection',
  'mf-licensing',
] as const;
export type AreaName = (typeof areaNames)[number];

/** `area/part`, for example `mf-connection/connections-card`. */
export type PartName = `${AreaName}/${string}`;

/** Splits a part name. @throws RangeError for a name without area or part */
export function splitPartName(name: string): { area: AreaName; part: string } {
  const slash = name.indexOf('/');
  const area = areaNames.find((known) => known === name.slice(0, slash));
  const part = name.slice(slash + 1);
  if (!area || !part) throw new RangeError(`Not a part name: ${name}`);
  return { area, part };
}

/** Name of an area, such as `mf-backup`. Each area is deployed alone, and so is the page (`root-config`). */
export type AreaName = `mf-${string}`;

/** `area/part`, such as `mf-connection/connections-card`. */
export type PartName = `${AreaName}/${string}`;

const pattern = /^mf(-[a-z]+)+$/;

/** Returns whether a text can be the name of an area. The areas that exist have folders here, and entries in the registry. */
export const isAreaName = (value: unknown): value is AreaName => typeof value === 'string' && pattern.test(value);

/** Splits a part name. @throws RangeError for a name without area or part */
export function splitPartName(name: string): { area: AreaName; part: string } {
  const [area, part] = name.split('/', 2);
  if (!isAreaName(area) || !part) throw new RangeError(`No part: ${name}`);
  return { area, part };
}

/** Returns the areas that a record has entries of. */
export const areasIn = (record: object): AreaName[] => Object.keys(record).filter(isAreaName);

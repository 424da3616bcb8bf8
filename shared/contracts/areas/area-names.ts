/** Name of an area, such as `mf-backup`. */
export type AreaName = `mf-${string}`;

/** `area/part`, such as `mf-connection/connections-card`. */
export type PartName = `${AreaName}/${string}`;

const pattern = /^mf(-[a-z]+)+$/;

/** Returns whether a value has the form of an area name. Only the registry knows whether the area exists. */
export const isAreaName = (value: unknown): value is AreaName => typeof value === 'string' && pattern.test(value);

/** Splits a part name. @throws RangeError for a name without area or part */
export function splitPartName(name: string): { area: AreaName; part: string } {
  const [area, part] = name.split('/', 2);
  if (!isAreaName(area) || !part) throw new RangeError(`Not the name of a part: ${name}`);
  return { area, part };
}

/** Returns the keys of a record that are names of areas. */
export const areasIn = (record: object): AreaName[] => Object.keys(record).filter(isAreaName);

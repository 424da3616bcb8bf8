import { type AreaName, isAreaName } from './area-names';

/** Returns the areas that a record has entries of. */
export const areasIn = (record: object): AreaName[] => Object.keys(record).filter(isAreaName);

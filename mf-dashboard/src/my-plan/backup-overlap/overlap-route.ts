/** Returns whether a route shows the warning: only `/plans`, which leads to the store (DASH-130, OQ-060). */
export const warnsOfOverlap = (path: string): boolean => path === '/plans';

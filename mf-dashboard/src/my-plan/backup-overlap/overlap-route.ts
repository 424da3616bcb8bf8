/** The only route that warns of paying twice (DASH-130, OQ-060): the one that leads to buying. */
export const warnsOfOverlap = (path: string): boolean => path === '/plans';

/** Entries of `shared` that keep state. A page has one copy of each; areas bring none. */
export const singletonEntries: readonly string[] = [
  '@flightdeck/shared/api',
  '@flightdeck/shared/session',
  '@flightdeck/shared/bus',
  '@flightdeck/shared/unsaved',
  '@flightdeck/shared/notices',
  '@flightdeck/shared/i18n',
];

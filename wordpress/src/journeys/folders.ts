/** Folders of `e2e/` with journeys of people. The others test the test site, deployed sets, foreign pages and failures. */
export const journeyFolders = ['dashboard', 'settings', 'recommendations', 'connection', 'licensing', 'page'] as const;

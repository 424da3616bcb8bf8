/**
 * Files and folders that already follow a rule which is newer than most of the code. Add the others when they do; `['']`
 * is the whole project.
 */
export const cleanFolders = {
  /** Words: see `words/`. */
  words: [
    '.changeset',
    '.dependency-cruiser.mjs',
    '.github',
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    'docs',
    'e2e',
    'jest.config.mjs',
    'knip.config.js',
    'mf-connection',
    'mf-dashboard',
    'mf-licensing',
    'mf-recommendations',
    'mf-settings',
    'playwright.config.ts',
    'root-config',
    'shared',
    'site',
    'stylelint.config.mjs',
    'tools',
    'wordpress',
  ],
  /** Comments for translators: see `catalogue.ts`. */
  translatorComments: [
    'mf-connection',
    'mf-dashboard',
    'mf-licensing',
    'mf-recommendations',
    'mf-settings',
    'root-config',
    'site',
    'tools',
    'wordpress',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns whether a path is one of the folders or below one. */
export const isBelow = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));

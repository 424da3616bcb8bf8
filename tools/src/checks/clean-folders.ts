/**
 * Folders that already follow a rule which came after most of the code. A new folder is added here, never removed; an empty
 * text stands for the whole project.
 */
export const cleanFolders = {
  /** Words: see `words/`. */
  words: ['e2e/accessibility', 'e2e/hosts', 'e2e/releases', 'e2e/site', 'e2e/support', 'e2e/widgets', 'tools'],
  /** Comments for translators: see `catalogue.ts`. */
  translatorComments: ['tools', 'wordpress/plugin'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns whether a path is one of the folders or below one. */
export const isBelow = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => folder === '' || path === folder || path.startsWith(`${folder}/`));

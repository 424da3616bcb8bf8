/** ES modules for pages without our root: the embed script, and the loader for pages that use single-spa. */
export const embedFiles = ['embed.js', 'loader.js'] as const;

/** Folder of a set with copies of these modules, at addresses that are the same for all releases. */
export const embedFolder = 'embed/1/';

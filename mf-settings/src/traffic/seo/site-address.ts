/**
 * Returns the URL of the site without a trailing slash. The lookbehind keeps the time linear for a URL with many slashes.
 * @param rawUrl URL without its scheme, and with `::` for each slash
 * @param adminUrl URL whose scheme is used, or https if it has none
 */
export const siteAddress = (rawUrl: string, adminUrl: string): string =>
  `${/^https?:/.exec(adminUrl)?.[0] ?? 'https:'}//${rawUrl.replaceAll('::', '/')}`.replace(/(?<!\/)\/+$/, '');

/** Returns the URL of the site icon at a size of 512 px (SET-213); undefined if the site has no icon. */
export function previewIcon(icon: string | false): string | undefined {
  if (!icon) return undefined;
  const [, path = icon, query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(icon) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('s', '512');
  return `${path}?${parameters}`;
}

/** Address of the site without a slash at its end. @param rawUrl address without scheme; a path in it stands behind `::` @param adminUrl says how the site is reached */
export const siteAddress = (rawUrl: string, adminUrl: string): string =>
  `${/^https?:/.exec(adminUrl)?.[0] ?? 'https:'}//${rawUrl.replaceAll('::', '/')}`.replace(/\/+$/, '');

/** The site's icon in the size of previews (SET-213). Nothing for a site without one. */
export function previewIcon(icon: string | false): string | undefined {
  if (!icon) return undefined;
  const [, before = icon, query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(icon) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('s', '512');
  return `${before}?${parameters}`;
}

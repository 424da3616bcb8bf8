/** Verification services (SET-152) and the names of their meta tags (SET-154). */
export const services = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  yandex: 'yandex-verification',
  facebook: 'facebook-domain-verification',
} as const;

export type Service = keyof typeof services;

/** Returns the meta tag of a service. */
export const metaTag = (service: Service, content: string): string =>
  `<meta name="${services[service]}" content="${content}" />`;

/** Returns a saved value for display: a plain code in its tag (SET-154), any other value unchanged (SET-155, SET-156). */
export const displayValue = (service: Service, saved: string): string =>
  /^[A-Za-z0-9_-]+$/.test(saved) ? metaTag(service, saved) : saved;

const knownNames = new RegExp(Object.values(services).join('|').replaceAll('.', '\\.'), 'i');
const content = /[\s"'/]content\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/**
 * Returns the code of a displayed or typed value, however its tag is written. Values with the same code are equal. Of several
 * tags, the first one of a service counts.
 */
export function codeOf(value: string): string {
  let first: string | undefined;
  for (const [, attributes = ''] of value.matchAll(/<meta\b([^<>]*)/gi)) {
    const [, double, single, bare] = content.exec(attributes) ?? [];
    const code = (double ?? single ?? bare?.replace(/\/$/, ''))?.trim();
    if (code && knownNames.test(attributes)) return code;
    first ??= code || undefined;
  }
  return first ?? value.trim();
}

/** Returns whether a value can be sent: empty, or a code without markup and spaces. The site decides about other characters. */
export const isValidValue = (value: string): boolean => /^[^\s<>"'`]*$/.test(codeOf(value));

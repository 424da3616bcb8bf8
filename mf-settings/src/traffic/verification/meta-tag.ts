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

const serviceNames = new RegExp(Object.values(services).join('|').replaceAll('.', '\\.'), 'i');
const contentAttribute = /[\s"'/]content\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/**
 * Returns the code of a displayed or typed value: the content of its meta tag, in any valid notation, or else the trimmed value.
 * Of several tags, uses the first tag of a service, or else the first tag with a code.
 */
export function codeOf(value: string): string {
  let firstCode: string | undefined;
  // Word processors replace straight quotes.
  const tags = value.replace(/[\u201c-\u201f\u2033\uff02\u00ab\u00bb]/g, '"').replace(/[\u2018-\u201b\u2032]/g, "'");
  for (const [, attributes = ''] of tags.matchAll(/<meta\b([^<>]*)/gi)) {
    const [, doubleQuoted, singleQuoted, unquoted] = contentAttribute.exec(attributes) ?? [];
    const code = (doubleQuoted ?? singleQuoted ?? unquoted?.replace(/\/$/, ''))?.trim();
    if (code && serviceNames.test(attributes)) return code;
    firstCode ??= code || undefined;
  }
  return firstCode ?? value.trim();
}

/** Returns the name of a meta tag that is for another service; undefined if there is none, or also one of this service. */
export function nameOfOther(service: Service, value: string): string | undefined {
  const names = value.includes('<') ? Object.values(services).filter((name) => value.toLowerCase().includes(name)) : [];
  return names.includes(services[service]) ? undefined : names[0];
}

/**
 * Returns whether a value can be sent: it is empty, or its code has no angle brackets, quotes, backticks or white space. Jetpack
 * checks all other characters.
 */
export const isValidValue = (value: string): boolean => /^[^\s<>"'`]*$/.test(codeOf(value));

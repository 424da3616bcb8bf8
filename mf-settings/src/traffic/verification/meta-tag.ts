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

/** Returns the code of a displayed or typed value. Values with the same code are equal. */
export function codeOf(value: string): string {
  const trimmed = value.trim();
  return /<meta[^<>]*\bcontent=["']?([^"'\s/>]+)/i.exec(trimmed)?.[1] ?? trimmed;
}

/** Returns whether the server accepts a value: empty, a plain code, or one meta tag. */
export function isValidValue(value: string): boolean {
  const trimmed = value.trim();
  if (/^[\w-]*$/.test(trimmed)) return true;
  // Two patterns, because a single one takes quadratic time.
  return /^<meta [^<>]*>$/.test(trimmed) && /content="[\w-]+"/.test(trimmed);
}

/** Who can verify that a site is one's own (SET-152), and the name of the meta tag each looks for (SET-154). */
export const services = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  yandex: 'yandex-verification',
  facebook: 'facebook-domain-verification',
} as const;

export type Service = keyof typeof services;

/** The tag that a service asks for. */
export const metaTag = (service: Service, content: string): string =>
  `<meta name="${services[service]}" content="${content}" />`;

/** A saved value as it is shown: a plain code in its tag (SET-154), anything else as it is (SET-155, SET-156). */
export const shownValue = (service: Service, saved: string): string =>
  /^[A-Za-z0-9_-]+$/.test(saved) ? metaTag(service, saved) : saved;

/** The code that a shown or typed value stands for; two values with one code say the same. */
export function codeOf(value: string): string {
  const trimmed = value.trim();
  return /<meta[^>]*\bcontent=["']?([^"'\s/>]+)/i.exec(trimmed)?.[1] ?? trimmed;
}

/** Whether the server takes a value: nothing, a plain code, or one meta tag. */
export const isAcceptable = (value: string): boolean =>
  /^[\w-]*$/.test(value.trim()) || /^<meta [^<>]*content="[\w-]+"[^<>]*>$/.test(value.trim());

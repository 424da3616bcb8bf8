/*
 * Formats of the values in the report that a server names. Another value becomes an empty text: it may be a sentence, an address
 * or a key.
 */

const inFormat =
  (format: RegExp) =>
  (value: string): string =>
    format.test(value) ? value : '';

/** A version, such as `11.9.1`, `12.0-beta2` or `0.1.0-3b386631`. */
export const version = inFormat(/^\d{1,3}(\.\d{1,3}){1,2}(-[a-z\d]{1,10}(\.\d{1,3})?)?$/i);

/** A code or a name in lower case, such as `no_token`, `http_503` or `react-dom`. */
export const code = inFormat(/^[a-z]{1,16}([_-]([a-z]{1,16}|\d{1,3})){0,5}$/);

/** A language, such as `de-DE`. */
export const language = inFormat(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** A kind of environment, as WordPress names it. */
export const environment = inFormat(/^(local|development|staging|production)$/);

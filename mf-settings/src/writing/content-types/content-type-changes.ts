/** The types of content the module adds. */
export type ContentType = 'jetpack_testimonial' | 'jetpack_portfolio';

export interface ContentTypeFacts {
  /** The module "custom-content-types". */
  readonly module: boolean;
  readonly jetpack_testimonial: boolean;
  readonly jetpack_portfolio: boolean;
}

/** From the options as the server holds them. */
export const contentTypeFacts = (serverValues: Readonly<Record<string, unknown>>): ContentTypeFacts => ({
  module: Boolean(serverValues['custom-content-types']),
  jetpack_testimonial: Boolean(serverValues.jetpack_testimonial),
  jetpack_portfolio: Boolean(serverValues.jetpack_portfolio),
});

/** A type is on when the module and its option are. */
export const isTypeOn = (type: ContentType, facts: ContentTypeFacts): boolean => facts.module && facts[type];

/**
 * What switching a type sends: the module comes along when it is off, and goes with the last of the two (SET-042).
 * @param isForcedOn an administrator of the server keeps the module on: it stays
 */
export function contentTypeChanges(
  type: ContentType,
  on: boolean,
  facts: ContentTypeFacts,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const other = type === 'jetpack_testimonial' ? 'jetpack_portfolio' : 'jetpack_testimonial';
  if (on && facts.module) return { [type]: true };
  // With the module off the other one was off too, whatever its option says; it stays off.
  if (on) return { 'custom-content-types': true, [type]: true, ...(facts[other] && { [other]: false }) };
  return facts[other] || !facts.module || isForcedOn
    ? { [type]: false }
    : { 'custom-content-types': false, [type]: false };
}

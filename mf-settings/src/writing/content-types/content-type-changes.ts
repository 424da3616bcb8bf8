import { isSince } from '@flightdeck/shared/versions';
import type { SettingsFacts } from '../../engine/access/facts';
import { since } from '../../engine/access/partner-version';

/** Content types that the module `custom-content-types` adds. */
export type ContentType = 'jetpack_testimonial' | 'jetpack_portfolio';

/** State of the content types. */
export interface ContentTypeFacts {
  /** Whether the module `custom-content-types` is on; null since Jetpack 14.4, where types don't need it. */
  readonly module: boolean | null;
  readonly jetpack_testimonial: boolean;
  readonly jetpack_portfolio: boolean;
}

/** Reads the state of the content types from the options on the server. @param version of Jetpack */
export const contentTypeFacts = (
  serverValues: Readonly<Record<string, unknown>>,
  version: string,
): ContentTypeFacts => ({
  module: isSince(version, since.contentTypesWithoutModule) ? null : Boolean(serverValues['custom-content-types']),
  jetpack_testimonial: Boolean(serverValues.jetpack_testimonial),
  jetpack_portfolio: Boolean(serverValues.jetpack_portfolio),
});

/**
 * Returns whether to show the row of a type. Since Jetpack 14.4, block themes have only the types that are in use. A type that the
 * user turns off stays until the next page load, so that they can turn it on again.
 */
export const isTypeShown = (
  type: ContentType,
  { version, isBlockTheme, serverValues, initialValues }: SettingsFacts,
): boolean =>
  !isBlockTheme ||
  !isSince(version, since.contentTypesWithoutModule) ||
  Boolean(serverValues[type]) ||
  Boolean(initialValues[type]);

/** Returns whether a type is on: its option is on, and so is the module if types need it. */
export const isTypeOn = (type: ContentType, facts: ContentTypeFacts): boolean => facts.module !== false && facts[type];

/**
 * Returns the options to save when the user turns a type on or off. The first type turns on the module, and the last one turns
 * it off (SET-042).
 * @param isForcedOn whether an administrator keeps the module on
 */
export function contentTypeChanges(
  type: ContentType,
  on: boolean,
  facts: ContentTypeFacts,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const otherType = type === 'jetpack_testimonial' ? 'jetpack_portfolio' : 'jetpack_testimonial';
  if (facts.module === null || (on && facts.module)) return { [type]: on };
  // Turning on the module would also activate an old option of the other type.
  if (on) return { 'custom-content-types': true, [type]: true, ...(facts[otherType] && { [otherType]: false }) };
  return facts[otherType] || !facts.module || isForcedOn
    ? { [type]: false }
    : { 'custom-content-types': false, [type]: false };
}

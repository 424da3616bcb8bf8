import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { SettingsInput } from '../../engine/access/settings-input';

/** Content types that the module `custom-content-types` adds. */
export type ContentType = 'jetpack_testimonial' | 'jetpack_portfolio';

/** State of the content types. */
export interface ContentTypeInput {
  /** Whether the module `custom-content-types` is on; null since Jetpack 14.4, where types don't need it. */
  readonly module: boolean | null;
  readonly jetpack_testimonial: boolean;
  readonly jetpack_portfolio: boolean;
}

/** Reads the state of the content types from the options on the server. @param version of Jetpack */
export const contentTypeInput = (
  serverValues: Readonly<Record<string, unknown>>,
  version: string,
): ContentTypeInput => ({
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
  { version, isBlockTheme, serverValues, initialValues }: SettingsInput,
): boolean =>
  !isBlockTheme ||
  !isSince(version, since.contentTypesWithoutModule) ||
  Boolean(serverValues[type]) ||
  Boolean(initialValues[type]);

/** Returns whether a type is on: its option is on, and so is the module if types need it. */
export const isTypeOn = (type: ContentType, input: ContentTypeInput): boolean => input.module !== false && input[type];

/**
 * Returns the options to save when the user turns a type on or off. The first type turns on the module, and the last one turns
 * it off (SET-042).
 * @param isForcedOn whether an administrator keeps the module on
 */
export function contentTypeChanges(
  type: ContentType,
  on: boolean,
  input: ContentTypeInput,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const otherType = type === 'jetpack_testimonial' ? 'jetpack_portfolio' : 'jetpack_testimonial';
  if (input.module === null || (on && input.module)) return { [type]: on };
  // Turning on the module would also activate an old option of the other type.
  if (on) return { 'custom-content-types': true, [type]: true, ...(input[otherType] && { [otherType]: false }) };
  return input[otherType] || !input.module || isForcedOn
    ? { [type]: false }
    : { 'custom-content-types': false, [type]: false };
}

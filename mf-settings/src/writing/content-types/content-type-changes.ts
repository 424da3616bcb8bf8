import type { SettingsFacts } from '../../engine/access/facts';
import { isSince, since } from '../../engine/access/partner-version';

/** Content types that the module adds. */
export type ContentType = 'jetpack_testimonial' | 'jetpack_portfolio';

export interface ContentTypeFacts {
  /** The module "custom-content-types"; null from Jetpack 14.4 on, which shows a type without it. */
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

/** Returns whether to show the row of a type. From Jetpack 14.4 on, block themes get only the types that are in use. */
export const isTypeShown = (type: ContentType, { version, isBlockTheme, serverValues }: SettingsFacts): boolean =>
  !isBlockTheme || !isSince(version, since.contentTypesWithoutModule) || Boolean(serverValues[type]);

/** Returns whether the option of a type and, where it counts, the module are on. */
export const isTypeOn = (type: ContentType, facts: ContentTypeFacts): boolean => facts.module !== false && facts[type];

/**
 * Returns the options to save when a type is switched. The first type turns on the module and the last one turns it off (SET-042).
 * @param isForcedOn whether an administrator keeps the module on
 */
export function contentTypeChanges(
  type: ContentType,
  on: boolean,
  facts: ContentTypeFacts,
  isForcedOn = false,
): Readonly<Record<string, boolean>> {
  const other = type === 'jetpack_testimonial' ? 'jetpack_portfolio' : 'jetpack_testimonial';
  if (facts.module === null || (on && facts.module)) return { [type]: on };
  // Turning on the module would also activate an old option of the other type.
  if (on) return { 'custom-content-types': true, [type]: true, ...(facts[other] && { [other]: false }) };
  return facts[other] || !facts.module || isForcedOn
    ? { [type]: false }
    : { 'custom-content-types': false, [type]: false };
}

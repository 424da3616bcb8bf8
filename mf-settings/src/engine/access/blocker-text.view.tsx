import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { Availability } from './access';

/** Returns the reason why a setting cannot be changed (SET-012, SET-017, SET-018). */
export function blockerText(blocker: Exclude<Availability, 'ready'>): string {
  switch (blocker) {
    case 'offline':
      return __('Unavailable in Offline Mode.');
    case 'no-owner':
    case 'not-linked':
      return __('Connect to configure.');
    case 'forced-on':
    case 'forced-off':
      return __('Set by administrator');
  }
}

/** Message for a module that a server administrator disabled (SET-019, SET-020). */
export function DisabledByAdministrator({ name }: { readonly name?: string | undefined }) {
  const text =
    name === undefined
      ? __('This feature has been disabled by a site administrator.')
      : sprintf(
          /* translators: %s: the name of a feature */
          __('%s has been disabled by a site administrator.'),
          name,
        );
  return (
    <>
      <span>{text}</span>{' '}
      {interpolate(__('<learn>Learn more</learn>'), {
        learn: (word) => <OutLink href={redirect('jetpack-support-module-overrides')}>{word}</OutLink>,
      })}
    </>
  );
}

import type { OfflineMode } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { routeHref } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { isFalseAlarm, type Verdict } from '../identity-crisis/evidence';
import { verdictText } from '../identity-crisis/identity-texts';
import { offlineReasons } from './offline-reasons';
import css from './site-notices.css';

/** Shows that the site runs an unreleased version of the plugin (ROOT-067). */
export const DevVersionNotice = () => (
  <PageNotice
    action={
      <OutLink href={redirect('jetpack-contact-support-beta-group')} newTab variant="secondary">
        {__('Send beta feedback')}
      </OutLink>
    }
    status="is-info"
  >
    {__('This site runs a development version of Jetpack.')}
  </PageNotice>
);

/** Shows that the site is a staging copy (ROOT-069). */
export const StagingNotice = () => (
  <PageNotice
    action={
      <OutLink href={redirect('jetpack-support-staging-sites')} newTab variant="secondary">
        {__('Learn more')}
      </OutLink>
    }
    status="is-info"
  >
    {__('This is a staging site. Jetpack works here without affecting your live site.')}
  </PageNotice>
);

/** Shows that the site is in Offline Mode, and why. */
export function OfflineNotice({ mode }: { readonly mode: OfflineMode }) {
  const reasons = offlineReasons(mode);
  return (
    <PageNotice
      action={
        <OutLink href={redirect('jetpack-support-development-mode')} newTab variant="secondary">
          {__('Learn more')}
        </OutLink>
      }
      icon="plug"
      status="is-info"
    >
      <p>
        {interpolate(
          sprintf(
            /* translators: %s: WordPress.com. */
            __(
              "Your site is in <mode>Offline Mode</mode>. It doesn't connect to %s, and some features are turned off.",
            ),
            providerName,
          ),
          { mode: (children) => <strong>{children}</strong> },
        )}
      </p>
      {reasons.length > 0 && (
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </PageNotice>
  );
}

export interface IdentityCrisisNoticeProps {
  /** Whether the user confirmed safe mode, in which the site sends nothing to the provider. */
  readonly isInSafeMode: boolean;
  readonly verdict: Verdict;
}

/**
 * Shows an address conflict that needs a decision: as information in confirmed safe mode or if both addresses belong to
 * one site, otherwise as a warning.
 */
export function IdentityCrisisNotice({ isInSafeMode, verdict }: IdentityCrisisNoticeProps) {
  const isInfo = isInSafeMode || isFalseAlarm({ verdict });
  return (
    <PageNotice
      action={
        <Button href={routeHref('/identity-crisis')}>{isInSafeMode ? __('Choose now') : __('See your options')}</Button>
      }
      status={isInfo ? 'is-info' : 'is-warning'}
    >
      <strong>{conflictTitle(isInSafeMode, verdict)}</strong>{' '}
      <span>
        {isInSafeMode
          ? sprintf(
              /* translators: %s: WordPress.com. */
              __('Jetpack sends nothing to %s until you choose what to do.'),
              providerName,
            )
          : sprintf(
              /* translators: %s: WordPress.com. */
              __('%s has a different address for this site. Nothing changes until you choose.'),
              providerName,
            )}
      </span>
    </PageNotice>
  );
}

function conflictTitle(isInSafeMode: boolean, verdict: Verdict): string {
  if (isInSafeMode) return __('Safe mode is on.');
  return isFalseAlarm({ verdict }) ? verdictText(verdict) : __("Your site's address may have changed.");
}

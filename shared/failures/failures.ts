import { __, sprintf } from '@flightdeck/shared/i18n';
import type { Failure, FailureCode } from '../contracts/failure';

/** What a person needs to know of a failure: what does not work, why, and what to do. */
export interface FailureText {
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
}

type Texts = (failure: Failure, what: string) => FailureText;

const again = () => __('Try again. If it keeps failing, ask whoever looks after this site.');
const redeploy = (area: string) => sprintf(__('Whoever deploys %s needs to deploy it again.'), area);
const notThere = (what: string) => sprintf(__('%s is not available'), what);

const request: Texts = (failure) => ({
  title: __('This could not be loaded'),
  cause: failure.message,
  remedy: again(),
});
const session: Texts = (failure) => ({
  title: __('Your session has ended'),
  cause: failure.message,
  remedy: __('Sign in again in another tab, then come back and try again. What you typed is kept.'),
});

/** The one catalogue: each code has its text; a missing one does not compile. Causes and remedies in full: docs/failures.md. */
const catalogue: Readonly<Record<FailureCode, Texts>> = {
  'rest-network': request,
  'rest-timeout': request,
  'rest-refused': request,
  'rest-not-found': request,
  'rest-not-found-after-redirect': request,
  'rest-not-json': request,
  'rest-empty': request,
  'rest-shape': request,
  'rest-nonce': (failure) => ({
    title: __('The site did not accept the request'),
    cause: failure.message,
    remedy: __('Reload the page and try again.'),
  }),
  'session-ended': session,
  'session-other-user': (failure) => ({
    ...session(failure, ''),
    remedy: __('Reload the page to go on as the user who is signed in now.'),
  }),
  'area-unknown': (failure, what) => ({
    title: notThere(what),
    cause: sprintf(__('%s is not part of this installation.'), failure.area ?? what),
    remedy: redeploy(failure.area ?? what),
  }),
  'part-unknown': (failure, what) => ({
    title: notThere(what),
    cause: sprintf(__('%1$s %2$s has no part of this name.'), failure.area ?? '', failure.version ?? ''),
    remedy: redeploy(failure.area ?? what),
  }),
  'area-incompatible': (failure, what) => ({
    title: notThere(what),
    cause: sprintf(
      __('%1$s %2$s needs %3$s; this page has %4$s.'),
      failure.area ?? '',
      failure.version ?? '',
      failure.wanted ?? '',
      failure.present ?? '',
    ),
    remedy: sprintf(
      __('Whoever deploys %s needs to build it against what is live, or the page needs to be updated.'),
      failure.area ?? what,
    ),
  }),
  'area-script': (_failure, what) => ({
    title: notThere(what),
    cause: __('A file of it did not arrive, or is not the file that was deployed.'),
    remedy: again(),
  }),
  'area-timeout': (_failure, what) => ({
    title: notThere(what),
    cause: __('A file of it did not arrive in time.'),
    remedy: again(),
  }),
  'area-truncated': (_failure, what) => ({
    title: notThere(what),
    cause: __('Its first file arrived incomplete.'),
    remedy: again(),
  }),
  'area-start': (failure, what) => ({
    title: notThere(what),
    cause: __('It failed while it started.'),
    remedy: redeploy(failure.area ?? what),
  }),
  'area-export': (failure, what) => ({
    title: notThere(what),
    cause: __('It does not bring what it promises.'),
    remedy: redeploy(failure.area ?? what),
  }),
  'area-mount': (_failure, what) => ({
    title: sprintf(__('%s stopped working'), what),
    cause: __('It ran into an error of its own.'),
    remedy: again(),
  }),
  'page-state-missing': () => pageState(__('The page arrived without the data it needs.')),
  'page-state-unreadable': () => pageState(__('The data that came with the page cannot be read.')),
  'link-refused': (failure) => ({
    title: __('This link was not followed'),
    cause: failure.message,
    remedy: __('If you expected it to work, ask whoever looks after this site.'),
  }),
};

const pageState = (cause: string): FailureText => ({
  title: __('The dashboard cannot start'),
  cause,
  remedy: __(
    'Reload the page. If that does not help, a plugin or a cache may be changing the page: switch off page caching for the admin and try again.',
  ),
});

/**
 * Text of a failure for the person in front of the screen.
 * @param what name of what does not work, in their language
 */
export const failureText = (failure: Failure, what: string): FailureText => catalogue[failure.code](failure, what);

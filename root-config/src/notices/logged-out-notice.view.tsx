import { __ } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { watchWordPressWindow } from '@flightdeck/shared/ui/overlay';
import { useEffect } from 'react';
import { LoginAction } from './login-action.view';
import { askAfterLogin, isLoggedOut, useReadAgain } from './read-again.resource';
import type { LoggedOut } from './site-access.resource';

interface LoggedOutNoticeProps {
  readonly loggedOut: NonNullable<LoggedOut>;
  readonly loginUrl: string;
  /** Whether a toast says the same. */
  readonly isHidden: boolean;
}

/** Shows that the user is logged out, and how to log in again. After the next login, sends the reads again that failed because of it. */
export default function LoggedOutNotice({ isHidden, ...props }: LoggedOutNoticeProps) {
  useReadAgain(isLoggedOut);
  useEffect(() => watchWordPressWindow(document.body, askAfterLogin), []);
  if (isHidden) return null;
  return (
    <div>
      <PageNotice action={<LoginAction {...props} variant="secondary" />} icon="lock" status="is-warning">
        {props.loggedOut === 'sign-in' ? (
          <>
            <span>
              {__(
                'Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress.',
              )}
            </span>{' '}
            <span>
              {__(
                'Reload the page. You can restore unsaved settings afterwards. Copy anything else you typed first, such as a license key.',
              )}
            </span>
          </>
        ) : (
          __(
            "You've been logged out. Your unsaved changes are still here. Log in, come back to this tab, then save them.",
          )
        )}
      </PageNotice>
    </div>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { SignInLink } from './sign-in-link.view';

interface SignedOutNoticeProps {
  readonly adminUrl: string;
}

/**
 * Nobody is signed in any more. Signing in happens in another tab, which ends at the same place; what was typed here stays,
 * and can be saved from here as soon as somebody is signed in again.
 */
export default function SignedOutNotice({ adminUrl }: SignedOutNoticeProps) {
  return (
    <div>
      <PageNotice action={<SignInLink adminUrl={adminUrl} variant="secondary" />} icon="lock" status="is-warning">
        {__(
          "You've been logged out. Your unsaved changes are still here. Log in, come back to this tab, then save them.",
        )}
      </PageNotice>
    </div>
  );
}

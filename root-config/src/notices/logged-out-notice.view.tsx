import { __ } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { LoginLink } from './login-link.view';

interface LoggedOutNoticeProps {
  readonly loginUrl: string;
}

/** Shows that the user is logged out, with a link that opens the login page in another tab. Unsaved work stays in this tab. */
export default function LoggedOutNotice({ loginUrl }: LoggedOutNoticeProps) {
  return (
    <div>
      <PageNotice action={<LoginLink loginUrl={loginUrl} variant="secondary" />} icon="lock" status="is-warning">
        {__(
          "You've been logged out. Your unsaved changes are still here. Log in, come back to this tab, then save them.",
        )}
      </PageNotice>
    </div>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { LoginLink } from './login-link.view';

interface LoggedOutNoticeProps {
  readonly adminUrl: string;
}

/** Shows that the user is logged out. The user logs in in another tab; unsaved work stays here and can be saved afterwards. */
export default function LoggedOutNotice({ adminUrl }: LoggedOutNoticeProps) {
  return (
    <div>
      <PageNotice action={<LoginLink adminUrl={adminUrl} variant="secondary" />} icon="lock" status="is-warning">
        {__(
          "You've been logged out. Your unsaved changes are still here. Log in, come back to this tab, then save them.",
        )}
      </PageNotice>
    </div>
  );
}

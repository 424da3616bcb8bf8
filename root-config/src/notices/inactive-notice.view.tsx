import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { hasNoRoute, useReadAgain } from './read-again.resource';

interface InactiveNoticeProps {
  readonly adminUrl: string;
  /** Whether the user may activate plugins. */
  readonly mayActivate: boolean;
}

/**
 * Says that Jetpack was deactivated, and leads to the list of plugins in another tab. Unsaved work stays in this tab. Once Jetpack is active
 * again, sends the reads again that failed because of it.
 */
export default function InactiveNotice({ adminUrl, mayActivate }: InactiveNoticeProps) {
  useReadAgain(hasNoRoute);
  return (
    <div>
      <PageNotice
        action={
          mayActivate && (
            <OutLink href={adminPage(adminPages.plugins, adminUrl)} newTab variant="secondary">
              {__('Open Plugins')}
            </OutLink>
          )
        }
        icon="plug"
        status="is-error"
      >
        {mayActivate
          ? __('Jetpack is no longer active on this site. Activate Jetpack, then come back to this tab.')
          : __('Jetpack is no longer active on this site. Ask a site administrator to activate Jetpack.')}
      </PageNotice>
    </div>
  );
}

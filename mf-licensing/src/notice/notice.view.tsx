import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useLicenseNotices } from './notice.resource';

/** Shows notices about license errors and unused licenses. Renders nothing if there are none. */
export function LicenseNotices() {
  const { notices, error, unusedCount, dismiss } = useLicenseNotices();
  if (notices.length === 0) return null;
  return (
    <Stack>
      {notices.includes('error') && (
        <PageNotice onDismiss={() => dismiss('error')} status="is-error">
          {error}
        </PageNotice>
      )}
      {notices.includes('unused') && (
        <PageNotice
          action={<Button href="#/license/activation">{__('Choose a license')}</Button>}
          onDismiss={() => dismiss('unused')}
          status="is-info"
        >
          {sprintf(_n('You have %d unused license.', 'You have %d unused licenses.', unusedCount), unusedCount)}
        </PageNotice>
      )}
    </Stack>
  );
}

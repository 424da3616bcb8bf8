import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';

/** Shows a retry in place of an area's notices that failed to load. */
export default function NoticesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageNotice action={<Button onClick={onRetry}>{__('Load notices')}</Button>} status="is-warning">
      {__("Couldn't load some notices.")}
    </PageNotice>
  );
}

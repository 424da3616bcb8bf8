import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';

/** Stands where an area's notices should be: what they would have said is not known. */
export default function NoticesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageNotice action={<Button onClick={onRetry}>{__('Load notices')}</Button>} status="is-warning">
      {__("Couldn't load some notices.")}
    </PageNotice>
  );
}

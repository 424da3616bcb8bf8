import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';

export interface NotLoadedProps {
  /** Reason why the settings could not be read; undefined without a failure. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Says that the settings could not be read, with a retry button. Draws nothing without a failure. */
export function NotLoaded({ failure, retry }: NotLoadedProps) {
  if (failure === undefined) return null;
  return (
    <PageNotice action={<Button onClick={retry}>{__('Retry')}</Button>} status="is-warning">
      {sprintf(
        /* translators: %s: the reason, as a sentence */
        __("Couldn't load your settings. %s"),
        failure,
      )}
    </PageNotice>
  );
}

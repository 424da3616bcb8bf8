import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button, Card, lazyView } from '@flightdeck/shared/ui';
import { isFileFailure, lostFileText } from './as-part-failure';
import type { FailedPartProps } from './failed-part-props';
import { useRetryOnline } from './retry-online';

/**
 * Replaces a part that failed. A brief panel with the name of the part and a Retry button shows at once. The full panel, with
 * cause, remedy and details, is in a separate file, so that visits without a failure do not load it.
 */
export function FailedPart(props: FailedPartProps) {
  useRetryOnline(props.failure, props.onRetry);
  return <Panel {...props} />;
}

const Panel = lazyView<FailedPartProps>(() => import(/* webpackChunkName: "failure" */ './full-panel.view'), {
  placeholder: (props) => <BriefPanel {...props} />,
  // After an update of the plugin, which deletes the files of open pages, only reloading the page helps.
  failed: (_lost, props) => <BriefPanel {...props} hasReload />,
});

function BriefPanel({ failure, label, onRetry, hasReload }: FailedPartProps & { readonly hasReload?: boolean }) {
  return (
    <Card
      actions={
        <>
          <Button icon="retry" onClick={onRetry} variant="primary">
            {__('Retry')}
          </Button>
          {hasReload && <Button onClick={() => location.reload()}>{__('Reload the page')}</Button>}
        </>
      }
      edge="danger"
      level={2}
      title={sprintf(
        failure.code === 'area-mount'
          ? /* translators: %s: the name of a screen or a part of it. */
            __('%s stopped working')
          : /* translators: %s: the name of a screen or a part of it. */
            __('%s is not available'),
        label,
      )}
    >
      {isFileFailure(failure) && (
        <span role="alert">
          {hasReload ? __("Couldn't load a required file. Reload the page and try again.") : lostFileText()}
        </span>
      )}
    </Card>
  );
}

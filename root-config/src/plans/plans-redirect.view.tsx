import { __ } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { FailedPart } from '@flightdeck/shared/parts';
import { Button, Spinner } from '@flightdeck/shared/ui';
import css from './plans-redirect.css';
import { plansUrl } from './plans-url';

interface PlansRedirectProps {
  /** Feature that the user wants a plan for; undefined for all plans. */
  readonly feature: string | undefined;
}

/**
 * Shows progress on `/plans` while the browser opens the provider's plans page (ROOT-009); shows a failure if the address
 * is not allowed.
 */
export default function PlansRedirect({ feature }: PlansRedirectProps) {
  const target = outward(plansUrl(feature));
  if (!target.allowed)
    return <FailedPart failure={target.failure} label={__('Plans')} onRetry={() => location.reload()} />;
  return (
    <div className={css.waiting}>
      <Spinner />
      <h1 tabIndex={-1} className={css.title}>
        {__('Opening plans…')}
      </h1>
      <Button href={target.href} variant="link">
        {__('Open plans now')}
      </Button>
    </div>
  );
}

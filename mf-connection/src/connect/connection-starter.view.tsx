import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { useConnection } from '@flightdeck/shared/parts';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { ErrorLine } from '../error-line/error-line.view';
import css from './connection-starter.css';
import { type RegistrationOptions, useRegistration } from './registration.resource';

export interface ConnectionStarterProps extends RegistrationOptions {
  /** Label of the button (CONN-020). Default "Set up Jetpack". */
  readonly label?: string;
  /** Called when the user presses the button. */
  readonly onStart?: () => void;
}

/**
 * Terms, button and error of a connect screen. Renders nothing once the site is registered and the user is connected.
 */
export function ConnectionStarter({
  label = __('Set up Jetpack'),
  autoStart = false,
  onStart,
  ...options
}: ConnectionStarterProps) {
  const { isRegistered, isUserConnected } = useConnection();
  const isDone = isRegistered && isUserConnected;
  const { registration, start } = useRegistration({ ...options, autoStart: autoStart && !isDone });
  const hintId = useId();
  if (isDone) return null;
  return (
    <div className={css.starter}>
      <p className={css.terms}>
        <Terms label={label} />
      </p>
      <div className={css.action}>
        <Button
          busy={registration.step === 'registering' || registration.step === 'connecting'}
          busyLabel={__('Setting up…')}
          describedBy={hintId}
          onClick={() => {
            onStart?.();
            start();
          }}
          variant="primary"
        >
          {label}
        </Button>
        <span className={css.hint} id={hintId}>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __("You'll log in to %s, then come back here."),
            providerName,
          )}
        </span>
      </div>
      <ErrorLine message={registration.step === 'error' ? registration.message : null} />
    </div>
  );
}

/** Legal links for the button (CONN-021, CONN-022). */
function Terms({ label }: { readonly label: string }) {
  /* translators: %1$s: the label of the button, %2$s: WordPress.com. */
  const text = __(
    'When you choose <button>%1$s</button>, you accept our <terms>Terms of Service</terms> and agree to <details>share details</details> about your site with %2$s.',
  );
  return interpolate(sprintf(text, label, providerName), {
    button: (children) => <strong>{children}</strong>,
    terms: (children) => (
      <OutLink href={redirect('wpcom-tos')} newTab>
        {children}
      </OutLink>
    ),
    details: (children) => (
      <OutLink href={redirect('jetpack-support-what-data-does-jetpack-sync')} newTab>
        {children}
      </OutLink>
    ),
  });
}

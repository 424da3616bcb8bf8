import { Button } from '@flightdeck/shared/ui/button';
import { Dialog, type DialogProps } from '@flightdeck/shared/ui/dialog';
import { FailurePanel } from '@flightdeck/shared/ui/failure-panel';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { Section } from '@flightdeck/shared/ui/section';
import { Toast, ToastRegion } from '@flightdeck/shared/ui/toast';
import { useRef, useState } from 'react';
import css from './gallery.css';

/** Notices of the page, toasts as they look, and one real toast. */
export function Notices() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Section title="Page notice">
        <PageNotice status="is-info">
          <b>Currently in Offline Mode</b> (some features are disabled) because: the{' '}
          <code>jetpack_development_mode</code> filter is active.{' '}
          <OutLink href="https://jetpack.com/">Learn more</OutLink>
        </PageNotice>
        <PageNotice onDismiss={() => {}} status="is-success">
          <b>You’re fueled up and ready to go.</b> Jetpack is now active.
        </PageNotice>
        <PageNotice action={<Button>Restore connection</Button>} status="is-warning">
          <b>Failed fetching site data from WordPress.com</b> (service_unavailable). If the problem persists, try
          reconnecting Jetpack.
        </PageNotice>
        <PageNotice action={<Button>Try again</Button>} onDismiss={() => {}} status="is-error">
          <b>There was an error reconnecting Jetpack.</b> Error: registration_failed.
        </PageNotice>
        <PageNotice action={<Button>Activate</Button>} icon="key" onDismiss={() => {}} status="is-info">
          <b>You have an available product license.</b> Activate it on this site now.
        </PageNotice>
      </Section>
      <Section title="Toast">
        <div className={css.toasts}>
          <div className={css.toast}>
            <Toast busy status="is-info">
              Updating settings…
            </Toast>
          </div>
          <div className={css.toast}>
            <Toast onDismiss={() => {}} status="is-success">
              Updated settings.
            </Toast>
          </div>
          <div className={css.toast}>
            <Toast onDismiss={() => {}} status="is-error">
              <b>Error updating settings.</b> monitor: The requested Jetpack module could not be activated.
            </Toast>
          </div>
          <Button onClick={() => setShown(true)}>Show a toast</Button>
        </div>
        <ToastRegion>
          {shown && (
            <Toast onDismiss={() => setShown(false)} status="is-success">
              Updated settings.
            </Toast>
          )}
        </ToastRegion>
      </Section>
    </>
  );
}

/** A part that is down, at rest and retrying. */
export function Failures() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Section title="Failure panel">
      <FailurePanel
        actions={
          <>
            <Button>Reload the page</Button>
            <Button href="#/status" variant="link">
              Status of all parts
            </Button>
          </>
        }
        address="https://site.example/wp-content/plugins/flightdeck/mf-settings/2.3.1/entry.js"
        cause="The server answered 404 for a file of this part. It was probably replaced while this tab was open."
        code="area-script"
        facts={['phase script', '2026-11-21 09:41:07']}
        level={3}
        onRetry={() => {
          setRetrying(true);
          setTimeout(() => setRetrying(false), 2000);
        }}
        remedy="Retry loads the newest version. If it fails again, reload the page."
        retrying={retrying}
        title="Settings could not be shown"
        version="mf-settings 2.3.1"
        works="The rest of the dashboard works. Nothing you saved is lost."
      />
    </Section>
  );
}

const widths: readonly NonNullable<DialogProps['width']>[] = ['regular', 'narrow', 'medium', 'wide'];

/** One button for each width; the first cannot be closed by Esc. */
export function Dialogs() {
  const [width, setWidth] = useState<DialogProps['width']>();
  const safe = useRef<HTMLElement>(null);
  const close = () => setWidth(undefined);
  return (
    <Section title="Dialog">
      <div className={`${css.panel} ${css.row}`}>
        {widths.map((each) => (
          <Button key={each} onClick={() => setWidth(each)}>
            {`Dialog, ${each}`}
          </Button>
        ))}
      </div>
      {width && (
        <Dialog
          actions={
            <>
              <Button onClick={close} ref={safe}>
                Stay connected
              </Button>
              <Button onClick={close} variant="danger">
                Disconnect
              </Button>
            </>
          }
          aside={
            <>
              Need help? <OutLink href="https://jetpack.com/support/">About the connection</OutLink>
            </>
          }
          closable={width !== 'regular'}
          initialFocus={safe}
          onClose={close}
          title="Are you sure you want to disconnect?"
          width={width}
        >
          <p className={css.text}>
            Jetpack is currently powering multiple features on site.example. Once you disconnect, these stop working.
            Your posts and pages stay.
          </p>
          <ul className={css.losses}>
            <li className={css.loss}>
              <b>Brute force protection</b> 17
            </li>
            <li className={css.loss}>
              <b>Downtime monitoring</b> On
            </li>
          </ul>
          <PageNotice status="is-warning">
            <b>2 other plugins use this connection</b> and lose it too: Jetpack Boost, Jetpack Social.
          </PageNotice>
        </Dialog>
      )}
    </Section>
  );
}

import { Button, OutLink } from '@flightdeck/shared/ui';
import { FailurePanel, PageNotice, Toast, ToastRegion } from '@flightdeck/shared/ui/feedback';
import { Section } from '@flightdeck/shared/ui/layout';
import { Dialog, type DialogProps } from '@flightdeck/shared/ui/overlay';
import { useRef, useState } from 'react';
import css from './gallery.css';

/** Page notices, toasts that always show, and a button that shows a toast in the window's toast region. */
export function Notices() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Section title="Page notice">
        <PageNotice status="is-info">
          <span>Your site is in</span> <b>Offline Mode</b>
          <span>. It doesn't connect to WordPress.com, and some features are turned off.</span>{' '}
          <OutLink href="https://jetpack.com/">Learn more</OutLink>
        </PageNotice>
        <PageNotice onDismiss={() => {}} status="is-success">
          You're fueled up and ready to go, Jetpack is now active.
        </PageNotice>
        <PageNotice action={<Button>Restore Connection</Button>} status="is-warning">
          There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.
        </PageNotice>
        <PageNotice action={<Button>Try again</Button>} onDismiss={() => {}} status="is-error">
          There was an error reconnecting Jetpack. Error: registration_failed.
        </PageNotice>
        <PageNotice action={<Button>Choose a license</Button>} icon="key" onDismiss={() => {}} status="is-info">
          You have 2 unused licenses.
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
              Error updating settings. The requested Jetpack module could not be activated.
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

/** A failed part with a Retry button that works. */
export function Failures() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Section title="Failure panel">
      <FailurePanel
        actions={<Button>Use version 2.3.0, which worked before</Button>}
        address="https://site.example/wp-content/plugins/flightdeck/mf-settings/2.3.1/entry.js"
        cause="A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server."
        code="area-script"
        facts={['phase script', '2026-11-21 09:41:07']}
        level={3}
        onRetry={() => {
          setRetrying(true);
          setTimeout(() => setRetrying(false), 2000);
        }}
        remedy="Try again. If the problem continues, ask a site administrator."
        retrying={retrying}
        title="Settings is not available"
        version="mf-settings 2.3.1"
      />
    </Section>
  );
}

const widths: readonly NonNullable<DialogProps['width']>[] = ['regular', 'narrow', 'medium', 'wide'];

/** One button for each width. Esc does not close the first dialog. */
export function Dialogs() {
  const [width, setWidth] = useState<DialogProps['width']>();
  const stayButton = useRef<HTMLElement>(null);
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
              <Button onClick={close} ref={stayButton}>
                Stay connected
              </Button>
              <Button onClick={close} variant="danger">
                Disconnect
              </Button>
            </>
          }
          aside={
            <>
              <span>Need help?</span> <OutLink href="https://jetpack.com/support/">Learn about the connection</OutLink>
            </>
          }
          closable={width !== 'regular'}
          initialFocus={stayButton}
          onClose={close}
          title="Are you sure you want to disconnect?"
          width={width}
        >
          <p className={css.text}>
            Jetpack powers features on site.example. When you disconnect Jetpack, they stop working. You keep your posts
            and pages.
          </p>
          <ul className={css.losses}>
            <li className={css.loss}>
              <b>Brute force protection</b> <span>17</span>
            </li>
            <li className={css.loss}>
              <b>Downtime monitoring</b> <span>On</span>
            </li>
          </ul>
          <PageNotice status="is-warning">
            <b>2 other plugins use this connection</b>{' '}
            <span>and will be disconnected too: Jetpack Boost, Jetpack Social.</span>
          </PageNotice>
        </Dialog>
      )}
    </Section>
  );
}

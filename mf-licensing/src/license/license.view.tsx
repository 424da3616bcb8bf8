import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { Button, Card } from '@flightdeck/shared/ui';
import { useEffect, useRef } from 'react';
import { Activation } from '../activation/activation.view';
import { accessText } from '../licensing/access-text';
import { useLicenseAccess } from '../licensing/licensing.resource';
import { myJetpackPage } from '../licensing/my-jetpack-page.resource';

/**
 * Shows license activation as a widget on other pages, from 320 px wide. Dispatches `flightdeck:licence-activated`
 * after a success, and explains why a user can't activate licenses.
 */
export function License() {
  const access = useLicenseAccess();
  const myJetpackHref = myJetpackPage(access);
  const bus = useBus();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const subscription = bus.on('licence.activated').subscribe((detail) => {
      // `composed`, so that the event leaves the shadow root.
      const event = new CustomEvent('flightdeck:licence-activated', { bubbles: true, composed: true, detail });
      container.current?.dispatchEvent(event);
    });
    return () => subscription.unsubscribe();
  }, [bus]);
  return (
    <div ref={container}>
      {access === 'allowed' ? (
        <Activation level={2} />
      ) : (
        <Card
          actions={myJetpackHref !== undefined && <Button href={myJetpackHref}>{__('Open My Jetpack')}</Button>}
          icon="key"
          level={2}
          title={__('Add a license key')}
        >
          <p>{accessText(access, myJetpackHref !== undefined)}</p>
        </Card>
      )}
    </div>
  );
}

import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { rootView } from '../../failures/root-view.view';
import { mayReset } from './may-reset';

const DevTools = rootView(
  () => import(/* webpackChunkName: "dev-tools" */ './dev-tools.view'),
  () => __('Dev Tools'),
);

export interface DevFooterProps {
  readonly facts: Facts;
  readonly initial: InitialState;
  /** Element in which the tools are drawn. */
  readonly root: HTMLElement;
}

/** Buttons of the footer on development versions (ROOT-083, ROOT-084). */
export default function DevFooter({ facts, initial, root }: DevFooterProps) {
  const [devTools, setDevTools] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      {mayReset(facts, initial) && (
        <li>
          <Button onClick={reset} variant="link">
            {__('Reset Options (dev only)')}
          </Button>
        </li>
      )}
      <li>
        <Button onClick={() => setDevTools('open')} variant="link">
          {__('Dev Tools')}
        </Button>
      </li>
      {devTools !== 'unopened' &&
        createPortal(
          <DevTools
            isOpen={devTools === 'open'}
            onClose={() => setDevTools('closed')}
            permissions={facts.permissions}
          />,
          root,
        )}
    </>
  );
}

/** Asks for confirmation and resets all options. The code loads on demand, because few users need it. */
function reset(): void {
  void import(/* webpackChunkName: "reset-options" */ '../footer/reset-options.resource').then(({ confirmAndReset }) =>
    confirmAndReset(),
  );
}

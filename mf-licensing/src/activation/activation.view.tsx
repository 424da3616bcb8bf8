import { useState } from 'react';
import css from './activation.css';
import { useActivation } from './activation.resource';
import { KeyForm } from './key-form.view';
import { KeyPicture } from './key-picture.view';
import { Success } from './success.view';

/** Adding a licence key, and what it has activated. */
export function Activation() {
  const [key, write] = useState('');
  const { state, rawUrl, isNotConfigured, activate, typed } = useActivation();
  return (
    <div className={css.screen}>
      <div className={css.pane}>
        {state.step === 'success' ? (
          <Success isNotConfigured={isNotConfigured} productId={state.productId} rawUrl={rawUrl} />
        ) : (
          <KeyForm
            error={state.step === 'entering' ? state.error : null}
            isActivating={state.step === 'activating'}
            onActivate={() => activate(key)}
            onChange={(value) => {
              write(value);
              typed();
            }}
            value={key}
          />
        )}
      </div>
      <div className={css.picture}>
        <KeyPicture />
      </div>
    </div>
  );
}

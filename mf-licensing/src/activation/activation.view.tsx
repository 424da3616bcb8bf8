import { Hero } from '@flightdeck/shared/ui/hero';
import { useRef, useState } from 'react';
import { useActivation } from './activation.resource';
import { ActivationForm } from './activation-form.view';
import { KeyPicture } from './key-picture.view';
import { Success } from './success.view';
import { UnusedLicences } from './unused-licences.view';

export interface ActivationProps {
  /** Of its heading. Default 1: it is a screen. */
  readonly level?: 1 | 2;
}

/** Adding a licence key, and what it has activated. */
export function Activation({ level = 1 }: ActivationProps) {
  const [key, write] = useState('');
  const { state, rawUrl, isNotConfigured, activate, typed } = useActivation();
  const field = useRef<HTMLDivElement>(null);
  const change = (value: string) => {
    write(value);
    typed();
  };
  // The key stands in the field then: who does not see it is led there, and Enter goes on.
  const use = (value: string) => {
    change(value);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Hero picture={<KeyPicture isActive={state.step === 'success'} />}>
      {state.step === 'success' ? (
        <Success isNotConfigured={isNotConfigured} level={level} productId={state.productId} rawUrl={rawUrl} />
      ) : (
        <ActivationForm
          field={field}
          error={state.step === 'entering' ? state.error : null}
          isActivating={state.step === 'activating'}
          level={level}
          onActivate={() => activate(key)}
          onChange={change}
          value={key}
        >
          <UnusedLicences level={level} onUse={use} />
        </ActivationForm>
      )}
    </Hero>
  );
}

import { Hero } from '@flightdeck/shared/ui/layout';
import { useRef, useState } from 'react';
import { useActivation } from './activation.resource';
import { ActivationForm } from './activation-form.view';
import { KeyPicture } from './key-picture.view';
import { Success } from './success.view';
import { UnusedLicenses } from './unused-licenses.view';

export interface ActivationProps {
  /** Heading level. Default 1, for a screen. */
  readonly level?: 1 | 2;
}

/** Shows the key form, then the activated product. */
export function Activation({ level = 1 }: ActivationProps) {
  const [key, setKey] = useState('');
  const { state, rawUrl, linksToRecommendations, activate, clearError } = useActivation();
  const field = useRef<HTMLDivElement>(null);
  const changeKey = (value: string) => {
    setKey(value);
    clearError();
  };
  // Focus the field, so that screen readers announce the key and Enter submits it.
  const fillInKey = (value: string) => {
    changeKey(value);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Hero picture={<KeyPicture isActive={state.step === 'success'} />}>
      {state.step === 'success' ? (
        <Success
          level={level}
          linksToRecommendations={linksToRecommendations}
          productId={state.productId}
          rawUrl={rawUrl}
        />
      ) : (
        <ActivationForm
          field={field}
          error={state.step === 'entering' ? state.error : null}
          isActivating={state.step === 'activating'}
          level={level}
          onActivate={() => activate(key)}
          onChange={changeKey}
          value={key}
        >
          <UnusedLicenses level={level} onUse={fillInKey} />
        </ActivationForm>
      )}
    </Hero>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { addresses } from '@flightdeck/shared/links/places';
import { Button, type ChipTone, OutLink, StateChip } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { UnknownValue } from '../../engine/form/original-page.view';
import css from './anti-spam.css';
import { type AntiSpamKey, useAntiSpamKey } from './anti-spam-key.resource';
import type { KeyState } from './key-state';
import { type KeyTexts, keyTexts } from './key-texts';

const tones: Readonly<Record<KeyState, ChipTone>> = {
  fetching: 'neutral',
  waiting: 'neutral',
  checking: 'neutral',
  empty: 'warning',
  unknown: 'warning',
  invalid: 'danger',
  global: 'success',
  valid: 'success',
};
const busyStates: ReadonlySet<KeyState> = new Set(['fetching', 'waiting', 'checking']);

/** Card for the anti-spam key: its state, its field, and how to get a key (SET-071 to SET-075). */
export function AntiSpamCard({ card }: CardProps) {
  const key = useAntiSpamKey();
  const texts = keyTexts(key.state);
  const isReadOnly = key.state === 'fetching' || key.state === 'global';
  return (
    <SettingsCard
      busy={key.state === 'fetching'}
      card={card}
      state={
        <StateChip
          icon={busyStates.has(key.state) ? 'spinner' : undefined}
          testId="anti-spam-state"
          tone={tones[key.state]}
        >
          {texts.summary}
        </StateChip>
      }
    >
      <div className={css.key}>
        <TextField
          disabled={isReadOnly || key.isSaving || key.isUnknown}
          error={key.state === 'invalid' && key.text !== '' ? __('This key is not valid.') : undefined}
          hint={key.isUnknown ? <UnknownValue /> : <KeyHint apiKey={key} texts={texts} />}
          label={__('Your API key')}
          ltr
          onChange={key.type}
          placeholder={texts.placeholder || undefined}
          testId="anti-spam-key"
          typedOnly
          value={isReadOnly ? '' : key.text}
        />
        <p>
          {interpolate(__('Keep spam out of your comments and forms automatically. <learn>Learn more</learn>'), {
            learn: (text) => <OutLink href={addresses.akismetJetpack}>{text}</OutLink>,
          })}
        </p>
      </div>
    </SettingsCard>
  );
}

function KeyHint({ apiKey, texts }: { readonly apiKey: AntiSpamKey; readonly texts: KeyTexts }) {
  const { state, problem, retry } = apiKey;
  return (
    <>
      {texts.message !== '' && (
        <p>
          {interpolate(texts.message, {
            learn: (text) => <OutLink href={addresses.akismetKey}>{text}</OutLink>,
          })}
        </p>
      )}
      {state === 'unknown' && (
        <p>
          <span>{problem}</span>{' '}
          <Button onClick={retry} variant="link">
            {__('Retry')}
          </Button>
        </p>
      )}
      {state === 'global' && <p>{__("This key is set in your site's configuration. Change it there.")}</p>}
      {texts.offersKey && (
        <p>
          {interpolate(__('No API key yet? <get>Get a key</get>. Akismet guides you through the steps.'), {
            get: (text) => <OutLink href={addresses.akismetWordpress}>{text}</OutLink>,
          })}
        </p>
      )}
    </>
  );
}

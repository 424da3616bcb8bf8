import { __ } from '@flightdeck/shared/i18n';
import { Button, Card, OutLink, StateChip } from '@flightdeck/shared/ui';
import { isUsable } from '../../engine/access/access';
import { blockerText } from '../../engine/access/blocker-text.view';
import { ConnectButton } from '../../engine/cards/connect-button.view';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import type { FoundBanner } from './find-banners';

/** Draws a feature that has no settings card, with a button to activate it (SET-052). */
export function Banner({ banner }: { readonly banner: FoundBanner }) {
  const { slug, name, description, learnMore, availability } = banner;
  const { isOn, isSaving, set } = useSwitch({ option: slug });
  const isActive = isUsable(availability) && isOn === true && !isSaving;
  return (
    <Card
      actions={
        <>
          {isOn !== true && isUsable(availability) && (
            <Button busy={isSaving} busyLabel={__('Activating…')} onClick={() => void set(true)}>
              {__('Activate')}
            </Button>
          )}
          {(availability === 'no-owner' || availability === 'not-linked') && <ConnectButton feature={name} />}
          {learnMore !== '' && <OutLink href={learnMore}>{__('Learn more')}</OutLink>}
        </>
      }
      state={
        isActive ? (
          <StateChip tone="success">{__('Active')}</StateChip>
        ) : (
          <StateChip tone="neutral">{isUsable(availability) ? __('Off') : blockerText(availability)}</StateChip>
        )
      }
      testId={`offer-${slug}`}
      title={name}
    >
      {description}
    </Card>
  );
}

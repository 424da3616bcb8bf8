import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';

/** Draws the switch of Blaze, locked on sites that may not use Blaze. */
export const BlazeRow = (row: CardSwitchProps) =>
  initialState().shouldInitializeBlaze ? (
    <CardSwitchRow {...row} />
  ) : (
    <CardSwitchRow {...row} disabledReason={__("Blaze isn't available on your site.")} />
  );

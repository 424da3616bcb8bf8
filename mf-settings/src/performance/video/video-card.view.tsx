import { __ } from '@flightdeck/shared/i18n';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { ConnectButton } from '../../engine/cards/connect-button.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { CardSwitchRow, explanationOf } from '../../engine/cards/switch-row.view';
import { UpgradeRow } from '../../engine/cards/upgrade-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { JetpackPageLink } from '../../engine/form/original-page.view';
import { isVideoOffered } from './video-upgrade';

/** Product name; never translated. */
export const videoPress = 'VideoPress';

/** Card for VideoPress, private videos and the upgrade offer (SET-096 to SET-101). */
export function VideoCard({ card }: CardProps) {
  const input = useRuleInput();
  return (
    <SettingsCard
      card={card}
      footer={
        input.hasConnectedOwner && (
          <JetpackPageLink module="videopress" slug="jetpack-videopress">
            {__('Manage your videos')}
          </JetpackPageLink>
        )
      }
    >
      {isVideoOffered(input) && (
        <UpgradeRow
          explanation={__('Your first video is free.')}
          feature="videopress"
          href="#/product/videopress"
          label={__('Get 1TB of video storage')}
          name={videoPress}
        />
      )}
    </SettingsCard>
  );
}

/** Draws the switch of VideoPress. Without a connected owner, the row has the connect button instead or, offline, the reason. */
export function VideoRow(row: CardSwitchProps) {
  const { hasConnectedOwner, isOffline } = useRuleInput();
  return hasConnectedOwner ? (
    <CardSwitchRow {...row} />
  ) : (
    <SettingsRow
      end={isOffline ? __('Unavailable in Offline Mode.') : <ConnectButton feature={videoPress} />}
      explanation={explanationOf(row.rule)}
      label={videoPress}
    />
  );
}

import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { ConnectButton } from '../../engine/connect-button.view';
import { useFacts } from '../../engine/form-context.store';
import { PartnerPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { UpgradeRow } from '../../engine/upgrade-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { offersVideo } from './video-upgrade';

/** Product name; never translated. */
const videoPress = 'VideoPress';

/** Card for VideoPress, private videos and the upgrade offer (SET-096 to SET-101). */
export function VideoCard({ card }: CardProps) {
  const facts = useFacts();
  const explanation = (
    <LearnMore source="jetpack-support-videopress">{__('Host your videos in high quality, without ads.')}</LearnMore>
  );
  if (!facts.hasConnectedOwner) {
    return (
      <SettingsCard card={card}>
        <SettingsRow
          end={facts.isOffline ? __('Unavailable in Offline Mode.') : <ConnectButton feature={videoPress} />}
          explanation={explanation}
          label={videoPress}
        />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard
      card={card}
      footer={<PartnerPageLink slug="jetpack-videopress">{__('Manage your videos')}</PartnerPageLink>}
    >
      <SwitchRow explanation={explanation} label={videoPress} moduleName={videoPress} rule={{ option: 'videopress' }}>
        <SwitchRow
          explanation={__('Only members of this site can watch your videos.')}
          label={__('Keep videos private')}
          rule={{ option: 'videopress_private_enabled_for_site', module: 'videopress' }}
        />
      </SwitchRow>
      {offersVideo(facts) && (
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

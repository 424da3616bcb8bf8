import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { useModuleCard } from '../../cards/module-card.resource';
import { ModuleCard } from '../../cards/module-card.view';

/** Shows whether downtime monitoring is on (DASH-087, DASH-088). */
export function MonitorCard() {
  const { moduleProps } = useModuleCard('monitor');
  const title = __('Downtime monitoring');
  return (
    <ModuleCard
      {...moduleProps}
      activateText={__('<activate>Activate Monitor</activate> to get an email when your site goes down.')}
      connectText={__(
        "<connect>Connect your account</connect> to get an email when your site goes down, and when it's back up.",
      )}
      heading={{ title, icon: 'pulse' }}
      info={{
        about: title,
        text: __('Jetpack checks your site around the clock and alerts you as soon as it goes down.'),
        link: redirect('jetpack-support-monitor'),
      }}
      offText={__('Downtime monitoring is turned off.')}
    >
      <p>{__('Jetpack emails you if your site seems to be down.')}</p>
    </ModuleCard>
  );
}

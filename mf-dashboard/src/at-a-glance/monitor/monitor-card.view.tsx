import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { useModuleWiring } from '../cards/module-card.resource';
import { ModuleCard } from '../cards/module-card.view';

/** Downtime monitoring: whether the site is being watched (DASH-087, DASH-088). */
export function MonitorCard() {
  const { wiring } = useModuleWiring('monitor');
  const title = __('Downtime monitoring');
  return (
    <ModuleCard
      {...wiring}
      activateText={__('<activate>Activate Monitor</activate> to get an e-mail as soon as your site goes down.')}
      connectText={sprintf(
        __('Know when your site goes down, and when it is back. <connect>Connect your account</connect> at %s first.'),
        host,
      )}
      face={{ title, icon: 'pulse' }}
      info={{
        about: title,
        text: __('Visits your site every few minutes and tells you at once when it does not answer.'),
        link: redirect('jetpack-support-monitor'),
      }}
      offText={__('Nobody is told when the site goes down.')}
    >
      <p>{__('Jetpack checks your site all the time and sends you an e-mail when it seems to be down.')}</p>
    </ModuleCard>
  );
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { cardFacts } from './card-facts';
import { ModuleCard } from './module-card.view';
import { hasToggle, moduleCardState } from './module-card-state';
import { useModuleToggle } from './module-toggle.resource';
import type { ModuleCardSettings } from './protect-card.view';

/** Downtime monitoring: whether the site is being watched (DASH-087, DASH-088). */
export function MonitorCard({ isForcedOn = false }: Omit<ModuleCardSettings, 'lang'>) {
  const toggle = useModuleToggle('monitor');
  const facts = cardFacts(useConnection(), usePermissions(), toggle.option);
  return (
    <ModuleCard
      activateText={__('<activate>Activate Monitor</activate> to get an e-mail as soon as your site goes down.')}
      connectText={sprintf(
        __('Know when your site goes down, and when it is back. <connect>Connect your account</connect> at %s first.'),
        host,
      )}
      hasToggle={hasToggle(facts)}
      icon="pulse"
      module="monitor"
      offText={__('Nobody is told when the site goes down.')}
      state={moduleCardState(facts)}
      title={__('Downtime monitoring')}
      toggle={toggle}
      toggleReason={isForcedOn ? __('Set by administrator') : undefined}
    >
      <p>{__('Jetpack checks your site all the time and sends you an e-mail when it seems to be down.')}</p>
    </ModuleCard>
  );
}

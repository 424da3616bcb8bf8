import { formatCount } from '@flightdeck/shared/format/number';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { Figure } from '@flightdeck/shared/ui/card';
import { lang } from '../cards/card-facts.resource';
import { useModuleWiring } from '../cards/module-card.resource';
import { ModuleCard } from '../cards/module-card.view';
import { RetryButton } from '../cards/standard-card.view';
import { type ProtectCardState, protectCardState, wantsCount } from './protect-card-state';
import { useProtectCount } from './protect-count.resource';

/** Brute force protection: how many attacks were blocked (DASH-082 to DASH-086). */
export function ProtectCard() {
  const { facts, wiring } = useModuleWiring('protect');
  const { reading, retry } = useProtectCount(wantsCount(facts, wiring.toggle.isSaving));
  const state = protectCardState(facts, reading);
  const title = __('Brute force protection');
  return (
    <ModuleCard
      {...wiring}
      actions={state.kind === 'count-failed' && <RetryButton onClick={retry} />}
      activateText={__('<activate>Activate Protect</activate> to stop attacks on your login page.')}
      busy={state.kind === 'counting'}
      connectText={sprintf(
        __('<connect>Connect your account</connect> at %s to stop attacks on your login page.'),
        host,
      )}
      face={{ title, icon: 'shield' }}
      info={{
        about: title,
        text: __('Turns away those who try one password after the other, from one machine or from many at once.'),
        link: redirect('jetpack-support-protect'),
      }}
      offText={__('Attacks on the login page are not stopped.')}
    >
      <Blocked state={state} />
    </ModuleCard>
  );
}

function Blocked({ state }: { readonly state: ProtectCardState }) {
  if (state.kind === 'count')
    return (
      <Figure value={formatCount(state.count, lang())}>
        {_n('login attack blocked on this site.', 'login attacks blocked on this site.', state.count)}
      </Figure>
    );
  if (state.kind === 'count-failed')
    return <p>{sprintf(__('Attacks are blocked, but their number could not be loaded. %s'), state.message)}</p>;
  return <p>{__('Jetpack turns attacks on your login page away; data will display soon.')}</p>;
}

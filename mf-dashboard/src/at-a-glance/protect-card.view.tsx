import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { Figure } from '@flightdeck/shared/ui/card';
import { cardFacts } from './card-facts';
import { formatCount } from './format-count';
import { ModuleCard, RetryButton } from './module-card.view';
import { hasToggle, moduleCardState } from './module-card-state';
import { useModuleToggle } from './module-toggle.resource';
import { type ProtectCardState, protectCardState, wantsCount } from './protect-card-state';
import { useProtectCount } from './protect-count.resource';

export interface ModuleCardSettings {
  /** An administrator of the server turned the module on for good. */
  readonly isForcedOn?: boolean;
  /** Language of numbers. */
  readonly lang: string;
}

/** Brute force protection: how many attacks were blocked (DASH-082 to DASH-086). */
export function ProtectCard({ isForcedOn = false, lang }: ModuleCardSettings) {
  const toggle = useModuleToggle('protect');
  const facts = cardFacts(useConnection(), usePermissions(), toggle.option);
  const { reading, retry } = useProtectCount(wantsCount(facts, toggle.isSaving));
  const state = protectCardState(facts, reading);
  return (
    <ModuleCard
      actions={state.kind === 'count-failed' && <RetryButton onClick={retry} />}
      activateText={__('<activate>Activate Protect</activate> to stop attacks on your login page.')}
      busy={state.kind === 'counting'}
      connectText={sprintf(
        __('<connect>Connect your account</connect> at %s to stop attacks on your login page.'),
        host,
      )}
      hasToggle={hasToggle(facts)}
      icon="shield"
      module="protect"
      offText={__('Attacks on the login page are not stopped.')}
      state={moduleCardState(facts)}
      title={__('Brute force protection')}
      toggle={toggle}
      toggleReason={isForcedOn ? __('Set by administrator') : undefined}
    >
      <Blocked lang={lang} state={state} />
    </ModuleCard>
  );
}

function Blocked({ state, lang }: { readonly state: ProtectCardState; readonly lang: string }) {
  if (state.kind === 'count')
    return (
      <Figure value={formatCount(state.count, lang)}>
        {_n('login attack blocked on this site.', 'login attacks blocked on this site.', state.count)}
      </Figure>
    );
  if (state.kind === 'count-failed')
    return <p>{sprintf(__('Attacks are blocked, but their number could not be loaded. %s'), state.message)}</p>;
  return <p>{__('Jetpack turns attacks on your login page away; data will display soon.')}</p>;
}

import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { initialState } from '@flightdeck/shared/session';
import { CountSentence } from '../../cards/count-sentence.view';
import { useModuleCard } from '../../cards/module-card.resource';
import { ModuleCard } from '../../cards/module-card.view';
import { RetryButton } from '../../cards/standard-card.view';
import { type ProtectCardState, protectCardState, shouldReadCount } from './protect-card-state';
import { useProtectCount } from './protect-count.resource';

/** Shows how many login attacks were blocked (DASH-082 to DASH-086). Since Jetpack 12.0, the module needs no connected owner. */
export function ProtectCard() {
  const needsOwner = initialState().getModules.protect?.requires_user_connection ?? true;
  const { input, moduleProps } = useModuleCard('protect', needsOwner);
  const { result, retry } = useProtectCount(shouldReadCount(input, moduleProps.toggle.isSaving));
  const state = protectCardState(input, result);
  const title = __('Brute force protection');
  return (
    <ModuleCard
      {...moduleProps}
      actions={state.kind === 'count-failed' && <RetryButton onClick={retry} />}
      activateText={__('<activate>Activate Protect</activate> to block attacks on your login page.')}
      busy={state.kind === 'counting'}
      connectText={__('<connect>Connect your account</connect> to block attacks on your login page.')}
      heading={{ title, icon: 'shield' }}
      info={{
        about: title,
        text: __('Blocks repeated login attempts, whether they come from one computer or thousands.'),
        link: redirect('jetpack-support-protect'),
      }}
      offText={__('Brute force protection is turned off.')}
    >
      <BlockedCount state={state} />
    </ModuleCard>
  );
}

function BlockedCount({ state }: { readonly state: ProtectCardState }) {
  if (state.kind === 'count')
    return (
      <CountSentence
        count={state.count}
        text={
          /* translators: %s: number of attacks; the <count> tag draws it large */
          _n(
            '<count>%s</count> login attack blocked on your site.',
            '<count>%s</count> login attacks blocked on your site.',
            state.count,
          )
        }
      />
    );
  if (state.kind === 'count-failed')
    return (
      <p>
        {sprintf(
          /* translators: %s: the error message, a sentence */
          __("Jetpack is blocking login attacks, but the count couldn't be loaded. %s"),
          state.message,
        )}
      </p>
    );
  return <p>{__('Jetpack is blocking attacks on your login page; data will display soon.')}</p>;
}

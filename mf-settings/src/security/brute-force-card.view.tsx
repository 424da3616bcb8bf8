import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { useConnection } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { SaveBar } from '@flightdeck/shared/ui/save-bar';
import { type RowToggle, SettingsRow } from '@flightdeck/shared/ui/settings-row';
import { SettingsCard } from '../settings-card/settings-card.view';
import { useAllowedList } from './allowed-list.resource';
import { AllowedListField } from './allowed-list-field.view';
import { type BruteForceState, bruteForceState, canEdit } from './brute-force-state';
import { type ProtectToggle, useProtectToggle } from './protect-toggle.resource';

/** Brute force protection: its switch, which saves at once, and the list, which the bar saves (SET-058). */
export function BruteForceCard() {
  const { status, hasConnectedOwner } = useConnection();
  const toggle = useProtectToggle();
  const list = useAllowedList();
  const state = bruteForceState({
    override: initialState().getModules.protect?.override ?? false,
    isOffline: status === 'offline',
    hasConnectedOwner,
    option: toggle.option,
  });
  return (
    <SettingsCard
      busy={state.kind === 'loading'}
      icon="lock"
      state={
        state.kind === 'forced-off' && (
          <StateChip icon="lock" tone="neutral">
            {__('Set by administrator')}
          </StateChip>
        )
      }
      title={__('Brute force protection')}
    >
      <SettingsRow
        childrenDisabled={!canEdit(state)}
        explanation={<Explanation state={state} toggle={toggle} />}
        label={__('Protect your site from malicious sign-in attempts')}
        testId="setting-protect"
        toggle={switchOf(state, toggle)}
      >
        {state.kind !== 'forced-off' && <AllowedListField isEditable={canEdit(state)} list={list} />}
      </SettingsRow>
      <SaveBar
        dirty={list.isDirty}
        onDiscard={list.discard}
        onSave={list.save}
        saving={list.isSaving}
        what={__('Always allowed IP addresses')}
      />
    </SettingsCard>
  );
}

function switchOf(state: BruteForceState, { isSaving, notSaved, set }: ProtectToggle): RowToggle {
  const checked = 'isOn' in state && state.isOn;
  const stillThere = checked ? __('Not saved, still on') : __('Not saved, still off');
  return {
    checked,
    onChange: set,
    busy: isSaving,
    disabled: state.kind === 'forced-off' || state.kind === 'loading' || state.kind === 'not-loaded',
    disabledReason: reasonOf(state),
    error: notSaved && !isSaving ? stillThere : undefined,
    testId: 'module-toggle-protect',
  };
}

/** Why the switch stays as it is (SET-012, SET-017, SET-018). */
function reasonOf(state: BruteForceState): string | undefined {
  if (state.kind === 'offline') return __('Unavailable in Offline Mode.');
  if (state.kind === 'connect') return __('Connect to configure.');
  return state.kind === 'ready' && state.isForcedOn ? __('Set by administrator') : undefined;
}

function Explanation({ state, toggle }: { readonly state: BruteForceState; readonly toggle: ProtectToggle }) {
  switch (state.kind) {
    case 'forced-off':
      return interpolate(
        sprintf(
          __('%s has been disabled by a site administrator. <learn>Learn more</learn>'),
          __('Brute force protection'),
        ),
        { learn: (text) => <OutLink href={redirect('jetpack-support-module-overrides')}>{text}</OutLink> },
      );
    case 'connect':
      return interpolate(sprintf(__('<connect>Connect your account</connect> at %s to turn it on.'), host), {
        connect: (text) => (
          <Button href="#/connect-user" variant="link">
            {text}
          </Button>
        ),
      });
    case 'not-loaded':
      return (
        <>
          {state.message}{' '}
          <Button onClick={toggle.retry} variant="link">
            {__('Retry')}
          </Button>
        </>
      );
    default:
      return interpolate(
        __(
          'Bots and hackers that guess names and passwords on your login page are turned away. <learn>Learn more</learn>',
        ),
        { learn: (text) => <OutLink href={redirect('jetpack-support-protect')}>{text}</OutLink> },
      );
  }
}

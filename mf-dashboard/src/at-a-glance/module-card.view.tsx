import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { StateChip } from '@flightdeck/shared/ui/chip';
import type { IconName } from '@flightdeck/shared/ui/icon';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { Toggle } from '@flightdeck/shared/ui/toggle';
import type { ReactNode } from 'react';
import type { ModuleCardState } from './module-card-state';
import type { ModuleToggle, ToggledModule } from './module-toggle.resource';

export interface ModuleCardProps {
  readonly module: ToggledModule;
  readonly title: string;
  readonly icon: IconName;
  readonly state: ModuleCardState;
  readonly toggle: ModuleToggle;
  /** A toggle is the state of the card; otherwise a chip says it. */
  readonly hasToggle: boolean;
  /** Why nobody can change it here. */
  readonly toggleReason?: string | undefined;
  /** Sentence with the link `<connect>`. */
  readonly connectText: string;
  /** Sentence with the link `<activate>`. */
  readonly activateText: string;
  /** The sentence for those who cannot activate. */
  readonly offText: string;
  /** Figure or sentence of the active card. */
  readonly children: ReactNode;
  /** Action of the active card. */
  readonly actions?: ReactNode;
  /** What the active card shows is still on its way. */
  readonly busy?: boolean | undefined;
}

/** Card of a module that needs the provider: everything but what it shows while active is the same for all of them. */
export function ModuleCard(props: ModuleCardProps) {
  const { title, icon, state, toggle, children, actions, busy = false } = props;
  const isActive = state.kind === 'active';
  return (
    <Card
      actions={isActive ? actions : state.kind === 'not-loaded' && <RetryButton onClick={toggle.retry} />}
      busy={state.kind === 'loading' || (isActive && busy)}
      icon={icon}
      skeleton={<Skeleton height={28} width="60%" />}
      state={props.hasToggle ? <ModuleSwitch {...props} /> : <ModuleChip state={state} />}
      testId="dash-card"
      title={title}
      variant={state.kind === 'offline' ? 'sunken' : 'plain'}
    >
      {isActive ? children : <p>{sentence(props)}</p>}
    </Card>
  );
}

function sentence({ state, toggle, connectText, activateText, offText }: ModuleCardProps): ReactNode {
  switch (state.kind) {
    case 'offline':
      return __('Unavailable in Offline Mode');
    case 'connect':
      return interpolate(connectText, {
        connect: (text) => (
          <Button href="#/connect-user" variant="link">
            {text}
          </Button>
        ),
      });
    case 'inactive':
      if (!state.canActivate) return offText;
      return interpolate(activateText, {
        activate: (text) => (
          <Button onClick={() => toggle.set(true)} variant="link">
            {text}
          </Button>
        ),
      });
    case 'not-loaded':
      return state.message;
    default:
      return null;
  }
}

function ModuleSwitch({ module, title, state, toggle, toggleReason }: ModuleCardProps) {
  const checked = state.kind === 'active';
  const stillThere = checked ? __('Not saved, still on') : __('Not saved, still off');
  return (
    <Toggle
      busy={toggle.isSaving}
      checked={checked}
      disabledReason={toggleReason}
      error={toggle.notSaved && !toggle.isSaving ? stillThere : undefined}
      label={title}
      onChange={toggle.set}
      testId={`module-toggle-${module}`}
    />
  );
}

function ModuleChip({ state }: Pick<ModuleCardProps, 'state'>) {
  switch (state.kind) {
    case 'offline':
      return (
        <StateChip icon="plug" tone="neutral">
          {__('Offline')}
        </StateChip>
      );
    case 'connect':
      return <StateChip tone="neutral">{__('Not connected')}</StateChip>;
    case 'loading':
      return (
        <StateChip icon="spinner" tone="neutral">
          {__('Loading')}
        </StateChip>
      );
    case 'not-loaded':
      return <StateChip tone="warning">{__('Not loaded')}</StateChip>;
    case 'active':
      return <StateChip tone="success">{__('Active')}</StateChip>;
    case 'inactive':
      return <StateChip tone="neutral">{__('Off')}</StateChip>;
  }
}

/** Asks the server again. */
export const RetryButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon="retry" onClick={onClick}>
    {__('Retry')}
  </Button>
);

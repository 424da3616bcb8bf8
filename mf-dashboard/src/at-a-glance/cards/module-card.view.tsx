import { __ } from '@flightdeck/shared/i18n';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Card, Skeleton } from '@flightdeck/shared/ui';
import { Toggle } from '@flightdeck/shared/ui/form';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { siteDetails } from '../site-details.resource';
import type { CardHeading } from './card-heading';
import { InfoButton, type InfoProps } from './info-button.view';
import type { ModuleProps } from './module-card.resource';
import { ModuleChip } from './module-chip.view';
import { RetryButton } from './standard-card.view';

export interface ModuleCardProps extends ModuleProps {
  readonly heading: CardHeading;
  readonly info?: InfoProps | undefined;
  /** Sentence with a `<connect>` link. */
  readonly connectText?: string;
  /** Sentence with an `<activate>` link. */
  readonly activateText: string;
  /** Sentence for users who can't activate the module. */
  readonly offText: string;
  /** Content of the active card. */
  readonly children: ReactNode;
  /** Action of the active card. */
  readonly actions?: ReactNode;
  /** Whether the content of the active card is loading. */
  readonly busy?: boolean | undefined;
}

/** Shows a module card. Modules differ only in their texts, and in the content and actions of the active card. */
export function ModuleCard(props: ModuleCardProps) {
  const { heading, info, state, toggle, children, actions, busy = false } = props;
  const isActive = state.kind === 'active';
  return (
    <Card
      {...heading}
      actions={isActive ? actions : state.kind === 'failed' && <RetryButton onClick={toggle.retry} />}
      busy={state.kind === 'loading' || (isActive && busy)}
      info={info && <InfoButton {...info} />}
      skeleton={<Skeleton height={28} width="60%" />}
      state={props.hasToggle ? <ModuleSwitch {...props} /> : <ModuleChip kind={state.kind} />}
      testId="dash-card"
      variant={state.kind === 'offline' ? 'sunken' : 'plain'}
    >
      {isActive ? children : <p>{renderSentence(props)}</p>}
    </Card>
  );
}

/** Returns whether an override keeps the module on. */
const isForcedOn = (module: string): boolean => siteDetails().forcedOn.includes(module);

function renderSentence({
  module,
  state,
  toggle,
  connectText = '',
  activateText,
  offText,
}: ModuleCardProps): ReactNode {
  switch (state.kind) {
    case 'offline':
      return __('Unavailable in Offline Mode');
    case 'connect':
      return interpolate(connectText, {
        connect: (text) => (
          <Button href={routeHref('/connect-user')} variant="link">
            {text}
          </Button>
        ),
      });
    case 'inactive':
      if (!state.canActivate || isForcedOn(module)) return offText;
      return interpolate(activateText, {
        activate: (text) => (
          <Button onClick={() => toggle.set(true)} variant="link">
            {text}
          </Button>
        ),
      });
    case 'failed':
      return state.message;
    default:
      return null;
  }
}

function ModuleSwitch({ module, heading, state, toggle }: ModuleCardProps) {
  const checked = state.kind === 'active';
  const notSavedText = checked ? __('Not saved, still on') : __('Not saved, still off');
  return (
    <Toggle
      busy={toggle.isSaving}
      checked={checked}
      disabledReason={isForcedOn(module) ? __('Set by administrator') : undefined}
      error={toggle.isNotSaved && !toggle.isSaving ? notSavedText : undefined}
      label={heading.title}
      onChange={toggle.set}
      testId={`module-toggle-${module}`}
    />
  );
}

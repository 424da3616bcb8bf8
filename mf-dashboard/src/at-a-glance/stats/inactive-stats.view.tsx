import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Button, Card, OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { OffChip, OfflineChip } from '../cards/chips.view';
import type { StatsCardData } from './stats-card.resource';
import type { StatsCardState } from './stats-card-state';

export interface InactiveStatsProps {
  readonly state: Extract<StatsCardState, { readonly kind: 'forced-off' | 'offline' | 'inactive' }>;
  readonly toggle: StatsCardData['toggle'];
}

/** Shows the card with one sentence while Jetpack Stats is off or the site is offline (DASH-036). */
export function InactiveStats({ state, toggle }: InactiveStatsProps) {
  return (
    <Card
      actions={
        state.kind === 'inactive' &&
        state.canActivate && (
          <Button busy={toggle.isSaving} onClick={() => toggle.set(true)}>
            {__('Activate')}
          </Button>
        )
      }
      icon="chart"
      level={2}
      state={chips[state.kind]()}
      testId="dash-card"
      title={__('Jetpack Stats')}
      variant={state.kind === 'offline' ? 'sunken' : 'plain'}
    >
      <p>{renderSentence(state, toggle)}</p>
    </Card>
  );
}

function renderSentence(state: InactiveStatsProps['state'], toggle: InactiveStatsProps['toggle']): ReactNode {
  const learnMoreLink =
    (source: 'jetpack-support-wordpress-com-stats' | 'jetpack-support-module-overrides') => (text: ReactNode) => (
      <OutLink href={redirect(source)} newTab>
        {text}
      </OutLink>
    );
  if (state.kind === 'offline') return __('Unavailable in Offline Mode');
  if (state.kind === 'forced-off')
    return interpolate(__('A site administrator turned off Jetpack Stats. <more>Learn more</more>'), {
      more: learnMoreLink('jetpack-support-module-overrides'),
    });
  const tags = {
    activate: (text: ReactNode) => (
      <Button onClick={() => toggle.set(true)} variant="link">
        {text}
      </Button>
    ),
    more: learnMoreLink('jetpack-support-wordpress-com-stats'),
  };
  return state.canActivate
    ? interpolate(
        __(
          '<activate>Activate Jetpack Stats</activate> to see how many people visit your site. <more>Learn more</more>',
        ),
        tags,
      )
    : interpolate(__('Jetpack Stats is turned off. <more>Learn more</more>'), tags);
}

const chips: Readonly<Record<InactiveStatsProps['state']['kind'], () => ReactNode>> = {
  offline: () => <OfflineChip />,
  inactive: () => <OffChip />,
  'forced-off': () => (
    <StateChip icon="lock" tone="neutral">
      {__('Set by administrator')}
    </StateChip>
  ),
};

import { __ } from '@flightdeck/shared/i18n';
import { Button, StateChip } from '@flightdeck/shared/ui';
import { blockerText } from '../../engine/access/blocker-text.view';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import { RoleRows } from './role-rows.view';

const slug = 'stats';

/** Draws a button to activate Jetpack Stats (SET-147), or its settings while it is on. */
export function StatsCard({ card }: CardProps) {
  const { isOn } = useSwitch({ option: slug });
  return (
    <SettingsCard card={card} withoutSwitches={!isOn}>
      {isOn ? (
        <>
          <RoleRows label={__('Count views by logged-in users')} option="count_roles" />
          <RoleRows label={__('Let these users see Jetpack Stats')} option="roles" />
        </>
      ) : (
        <Activate />
      )}
    </SettingsCard>
  );
}

function Activate() {
  const { isSaving, isNotSaved, blocker, set } = useSwitch({ option: slug });
  const reason = blocker === undefined || blocker === 'module-off' ? undefined : blockerText(blocker);
  return (
    <SettingsRow
      end={
        <Button
          busy={isSaving}
          busyLabel={__('Activating…')}
          disabledReason={reason}
          onClick={() => void set(true)}
          testId="activate-module"
        >
          {__('Activate Jetpack Stats')}
        </Button>
      }
      explanation={
        <>
          {isNotSaved && <StateChip tone="danger">{__('Not saved, still off')}</StateChip>}{' '}
          <LearnMore source="jetpack-support-wordpress-com-stats">
            {__('Jetpack Stats shows how many people visit your site and which posts and pages they read.')}
          </LearnMore>
        </>
      }
      label={__('Get to know your visitors')}
    />
  );
}

/** Draws the switch for the new stats page, with a chip. */
export const NewPageRow = (row: CardSwitchProps) => (
  <CardSwitchRow {...row} end={<StateChip tone="info">{__('New')}</StateChip>} />
);

import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { Button, StateChip } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/cards/card';
import { hindranceText } from '../../engine/cards/hindrance.view';
import { isSince, since } from '../../engine/cards/partner-version';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SwitchRow } from '../../engine/switches/switch-row.view';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import { RoleRows } from './role-rows.view';

const slug = 'stats';

/** Draws a button to activate Jetpack Stats (SET-147), or its settings while it is on. */
export function StatsCard({ card }: CardProps) {
  const { isOn } = useSwitch({ option: slug });
  return <SettingsCard card={card}>{isOn ? <Options /> : <Activate />}</SettingsCard>;
}

function Activate() {
  const { isSaving, notSaved, hindrance, set } = useSwitch({ option: slug });
  const reason = hindrance === undefined || hindrance === 'module-off' ? undefined : hindranceText(hindrance);
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
          {notSaved && <StateChip tone="danger">{__('Not saved, still off')}</StateChip>}{' '}
          <LearnMore source="jetpack-support-wordpress-com-stats">
            {__('Jetpack Stats shows how many people visit your site and which posts and pages they read.')}
          </LearnMore>
        </>
      }
      label={__('Get to know your visitors')}
    />
  );
}

function Options() {
  const { serverValues, site } = useFacts();
  // Jetpack 11.9 renamed enable_calypso_stats to enable_odyssey_stats.
  const newStatsOption = ['enable_calypso_stats', 'enable_odyssey_stats'].find((option) => option in serverValues);
  return (
    <>
      {newStatsOption !== undefined &&
        !site.isWoASite &&
        !isSince(initialState().currentVersion, since.oneStatsPage) && (
          <SwitchRow
            end={<StateChip tone="info">{__('New')}</StateChip>}
            label={__('Use the new Jetpack Stats page')}
            rule={{ option: newStatsOption, module: slug }}
          />
        )}
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-wordpress-com-stats">
            {__('Shows the last 48 hours of views in the admin bar.')}
          </LearnMore>
        }
        label={__('Show an admin bar chart')}
        rule={{ option: 'admin_bar', module: slug }}
      />
      <RoleRows label={__('Count views by logged-in users')} option="count_roles" />
      <RoleRows label={__('Let these users see Jetpack Stats')} option="roles" />
    </>
  );
}

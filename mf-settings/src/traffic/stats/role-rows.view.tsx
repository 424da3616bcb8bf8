import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { OptionRow } from '../../engine/cards/option-row.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { OriginalPageLink, UnknownValue } from '../../engine/form/original-page.view';
import { isRoleList, lockedRole, type Role, roleRows, rolesWith, savedRoles } from './stats-roles';

export interface RoleRowsProps {
  readonly label: string;
  /** `count_roles`: roles whose views count. `roles`: roles that can see the stats. */
  readonly option: 'count_roles' | 'roles';
}

/**
 * Draws a switch for each role of the site. The switch of administrators is always on (SET-142 to SET-146). For an unknown value,
 * draws a note in place of the switches.
 */
export function RoleRows({ label, option }: RoleRowsProps) {
  const { serverValues } = useRuleInput();
  const roles: readonly Role[] = Object.entries(initialState().stats.roles).map(([slug, { name }]) => ({ slug, name }));
  if (!isRoleList(serverValues[option]))
    return (
      <SettingsRow
        end={__('Unknown value')}
        explanation={<UnknownValue />}
        label={label}
        testId={`setting-${option}`}
      />
    );
  const isAdministratorUncounted = option === 'count_roles' && !savedRoles(serverValues[option]).includes(lockedRole);
  return (
    <SettingsRow compact label={label} testId={`setting-${option}`}>
      {roleRows(roles, serverValues[option]).map(({ slug, name, isLocked }) =>
        isLocked ? (
          <SettingsRow
            explanation={isAdministratorUncounted && <UncountedNote />}
            key={slug}
            label={name}
            testId={`${option}-${slug}`}
            toggle={{ checked: true, disabledReason: __('Always on'), onChange: () => {} }}
          />
        ) : (
          <OptionRow
            key={slug}
            label={name}
            rule={{
              option,
              module: 'stats',
              isKnown: (values) => isRoleList(values[option]),
              isOn: (values) => roleRows(roles, values[option]).some((row) => row.slug === slug && row.isOn),
              changes: (on, values) => ({ [option]: rolesWith(roles, values[option], slug, on) }),
              record: (on) =>
                record('jetpack_wpa_settings_toggle', {
                  module: 'stats',
                  setting: option,
                  role: slug,
                  toggled: on ? 'on' : 'off',
                }),
            }}
            testId={`${option}-${slug}`}
          />
        ),
      )}
    </SettingsRow>
  );
}

/** Says that the site doesn't count administrators yet, and links to this setting in Jetpack (SET-144). */
const UncountedNote = () => (
  <>
    <span>
      {__("Jetpack doesn't count administrators yet. Counting starts when you change one of the roles below.")}
    </span>{' '}
    <OriginalPageLink page="traffic">{__('Change this in Jetpack')}</OriginalPageLink>
  </>
);

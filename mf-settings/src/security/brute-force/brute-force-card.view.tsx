import { __ } from '@flightdeck/shared/i18n';
import { availability, isUsable } from '../../engine/access/access';
import type { SettingsFacts } from '../../engine/access/facts';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow, Switches } from '../../engine/cards/switch-row.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useFacts } from '../../engine/form/form-context.store';
import { OriginalPageLink } from '../../engine/form/original-page.view';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowedList } from './allowed-list.field';
import { AllowedListField } from './allowed-list-field.view';

/** Card for brute force protection (SET-058). The switch saves immediately; the save bar saves the list. */
export function BruteForceCard({ card }: CardProps) {
  const facts = useFacts();
  return (
    <SettingsCard
      card={card}
      footer={worksWithoutOwner(facts) && <StateWithoutOwner isOn={Boolean(facts.serverValues.protect)} />}
      hasSaveBars
    >
      <Switches card={card} />
      {hasList(facts) && <FieldsBar fields={[allowedList()]} />}
    </SettingsCard>
  );
}

/** Draws the switch, and the list unless it has a separate card. */
export function BruteForceRow(row: CardSwitchProps) {
  const facts = useFacts();
  return (
    <CardSwitchRow {...row}>
      {hasList(facts) && (
        <AllowedListField
          hint={__('Jetpack never blocks these addresses. Enter one IPv4 or IPv6 address or range per line.')}
          isEditable={Boolean(facts.serverValues.protect) && isUsable(availability('protect', facts))}
          list={allowedList()}
        />
      )}
    </CardSwitchRow>
  );
}

const hasList = ({ serverValues }: SettingsFacts) => !hasAllowListSwitch(serverValues);

/**
 * Returns whether no owner is connected and brute force protection works nevertheless: this version of Jetpack needs only a site
 * connection (SET-012).
 */
const worksWithoutOwner = (facts: SettingsFacts) =>
  facts.isRegistered &&
  facts.modules.protect?.requires_user_connection === false &&
  availability('protect', facts) === 'no-owner';

/** Says that brute force protection works, if it is on. Links to its switch in Jetpack. */
const StateWithoutOwner = ({ isOn }: { readonly isOn: boolean }) => (
  <>
    {isOn && <span>{__('Jetpack is blocking malicious login attempts now.')}</span>}{' '}
    <OriginalPageLink page="security">{__('Change this in Jetpack')}</OriginalPageLink>
  </>
);

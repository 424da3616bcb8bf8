import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import { availability, isForcedOff } from '../access/access';
import { DisabledByAdministrator } from '../access/blocker-text.view';
import { FieldsBar } from '../form/fields-bar.view';
import { useRuleInput } from '../form/form-context.store';
import { LeadModule } from '../form/original-page.view';
import type { CardDescription, CardProps } from './card';
import { ConnectButton } from './connect-button.view';
import { CardRow, RowsCard } from './rows-card/rows-card.view';
import { SettingsRow } from './settings-row/settings-row.view';
import { Switches } from './switch-row.view';

export interface SettingsCardProps {
  readonly card: CardDescription;
  /** Replaces the heading of the description. */
  readonly title?: string | undefined;
  /** Chip for the state of the whole card. "Set by administrator" replaces it if all modules are forced off. */
  readonly state?: ReactNode;
  /** Word or link after the heading, such as "Beta". */
  readonly badge?: ReactNode;
  /** Rows above the switches. Rows span the full width of the card. */
  readonly lead?: ReactNode;
  /** Rows below the switches. */
  readonly children?: ReactNode;
  /** Leaves out the switches of the card, for example if its feature is not in the plan. */
  readonly withoutSwitches?: boolean;
  /** Links at the end of the card. */
  readonly footer?: ReactNode;
  readonly busy?: boolean;
  /** Whether the children contain save bars. Default: one save bar at the end of the card. */
  readonly hasSaveBars?: boolean;
}

/** Draws a card: its own view, or its switches. */
export function CardView({ card }: CardProps) {
  const { view: View = SettingsCard } = card;
  return <View card={card} />;
}

/** Renders a settings card: heading, state, switches and other rows, connect row, links and save bar. */
export function SettingsCard({
  card,
  title,
  state,
  badge,
  lead,
  children,
  withoutSwitches = false,
  footer,
  busy = false,
  hasSaveBars = false,
}: SettingsCardProps) {
  const input = useRuleInput();
  const [leadModule = ''] = card.modules;
  const blocker = availability(leadModule, input);
  const showsOnlyMessage = blocker === 'forced-off' && card.forcedOff === 'only';
  return (
    <RowsCard
      badge={badge}
      busy={busy}
      icon={card.icon}
      id={`jp-settings-${card.id}`}
      state={isForcedOff(card, input) ? <SetByAdministrator /> : state}
      testId="settings-card"
      title={title ?? card.title()}
    >
      {showsOnlyMessage ? (
        <CardRow>
          <DisabledByAdministrator name={card.title()} />
        </CardRow>
      ) : (
        <LeadModule value={leadModule}>
          {lead}
          {!withoutSwitches && <Switches card={card} />}
          {children}
          {(blocker === 'no-owner' || blocker === 'not-linked') && <ConnectRow card={card} />}
          {footer && <CardRow>{footer}</CardRow>}
          {card.fields && !hasSaveBars && <FieldsBar fields={card.fields} />}
        </LeadModule>
      )}
    </RowsCard>
  );
}

const SetByAdministrator = () => (
  <StateChip icon="lock" tone="neutral">
    {__('Set by administrator')}
  </StateChip>
);

/** Row with the reason to connect and the connect button. */
function ConnectRow({ card }: { readonly card: CardDescription }) {
  const text =
    card.connectText?.() ??
    sprintf(
      /* translators: %s: the name of a website, such as WordPress.com */
      __('Connect your %s account to use this feature.'),
      providerName,
    );
  return <SettingsRow end={<ConnectButton feature={card.title()} />} label={text} testId={`connect-${card.id}`} />;
}

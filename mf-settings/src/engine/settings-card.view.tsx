import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { Icon } from '@flightdeck/shared/ui/icon';
import { SettingsRow } from '@flightdeck/shared/ui/settings-row';
import { type ReactNode, useId } from 'react';
import { availability } from './access';
import type { CardDescription } from './card';
import { ConnectButton } from './connect-button.view';
import { FieldsBar } from './fields-bar.view';
import { useFacts } from './form-context';
import css from './settings-card.css';
import { DisabledByAdministrator } from './switch-row.view';

export interface SettingsCardProps {
  readonly card: CardDescription;
  /** Instead of the heading of its description. */
  readonly title?: string | undefined;
  /** A chip for an exception of the whole card; "Set by administrator" comes by itself. */
  readonly state?: ReactNode;
  /** Right after the heading: "Beta". */
  readonly badge?: ReactNode;
  /** Rows; they reach from edge to edge. */
  readonly children?: ReactNode;
  /** Links, at its end. */
  readonly footer?: ReactNode;
  readonly busy?: boolean;
  /** It draws a bar for each group of its fields itself. */
  readonly ownBars?: boolean;
}

/** The frame of each card: heading, what keeps all of it from being used, rows, links, and the bar that saves its fields. */
export function SettingsCard({
  card,
  title,
  state,
  badge,
  children,
  footer,
  busy = false,
  ownBars = false,
}: SettingsCardProps) {
  const id = useId();
  const facts = useFacts();
  const [lead = ''] = card.modules;
  const hindrance = availability(lead, facts);
  const isAlone = hindrance === 'forced-off' && card.forcedOff === 'only';
  return (
    <article
      aria-busy={busy || undefined}
      aria-labelledby={id}
      className={css.card}
      data-testid="settings-card"
      id={`jp-settings-${card.id}`}
    >
      <div className={css.head}>
        <Icon name={card.icon} size={20} />
        <h3 className={css.title} id={id}>
          {title ?? card.title()}
        </h3>
        {badge}
        {hindrance === 'forced-off' ? (
          <span className={css.state}>
            <StateChip icon="lock" tone="neutral">
              {__('Set by administrator')}
            </StateChip>
          </span>
        ) : (
          state && <span className={css.state}>{state}</span>
        )}
      </div>
      {isAlone ? (
        <div className={css.row}>
          <DisabledByAdministrator name={(card.moduleName ?? card.title)()} />
        </div>
      ) : (
        <>
          {children}
          {(hindrance === 'no-owner' || hindrance === 'not-linked') && <ConnectRow card={card} />}
          {footer && <div className={css.row}>{footer}</div>}
          {card.fields && !ownBars && <FieldsBar fields={card.fields} />}
        </>
      )}
    </article>
  );
}

/** What the card needs an account for, and the way to it. */
function ConnectRow({ card }: { readonly card: CardDescription }) {
  const text = card.connectText?.() ?? sprintf(__('This needs an account at %s.'), host);
  return <SettingsRow end={<ConnectButton feature={card.title()} />} label={text} testId={`connect-${card.id}`} />;
}

import { __ } from '@flightdeck/shared/i18n';
import { Choice } from '@flightdeck/shared/ui/form';
import { useId } from 'react';
import { availability, isUsable } from '../../engine/access/access';
import { blockerText } from '../../engine/access/blocker-text.view';
import { hasSeparateRoutes } from '../../engine/access/original-page';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { CardRow } from '../../engine/cards/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { CardSwitchRow, ShownReason, Switches } from '../../engine/cards/switch-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useFacts } from '../../engine/form/form-context.store';
import { OriginalPageLink } from '../../engine/form/original-page.view';
import { useField } from '../../engine/form/use-field.resource';
import css from './categories.css';
import { EmailFields } from './email-fields.view';
import { type Category, categoriesOf, newsletterCategories, senderName, withCategory } from './newsletter.field';
import { emailSwitches, formSwitches, hasOneOf } from './newsletter-switches';

const newsletterModule = 'subscriptions';

/** Draws the newsletter options that the site has. */
export function NewsletterCard({ card }: CardProps) {
  const facts = useFacts();
  const { serverValues } = facts;
  const state = availability(newsletterModule, facts);
  const otherSwitches = card.switches?.filter((rule) => !formSwitches.includes(rule) && !emailSwitches.includes(rule));
  return (
    <SettingsCard
      card={card}
      footer={
        hasSeparateRoutes(serverValues) && (
          <OriginalPageLink page="newsletter">{__('More newsletter settings in Jetpack')}</OriginalPageLink>
        )
      }
    >
      {state === 'offline' && <CardRow>{blockerText(state)}</CardRow>}
      <ShownReason value={state === 'ready' ? null : { module: newsletterModule, blocker: state }}>
        {hasOneOf(formSwitches, serverValues) && (
          <SettingsRow label={__('Subscribe forms')}>
            <Switches card={card} switches={formSwitches} />
          </SettingsRow>
        )}
        {hasOneOf(emailSwitches, serverValues) && (
          <SettingsRow label={__('Emails to subscribers')}>
            <Switches card={card} switches={emailSwitches} />
          </SettingsRow>
        )}
        {senderName.option in serverValues && (
          <SettingsRow
            childrenDisabled={!isUsable(state) || !serverValues[newsletterModule]}
            label={__('Sender and replies')}
          >
            <EmailFields />
          </SettingsRow>
        )}
        <Switches card={card} switches={otherSwitches} />
      </ShownReason>
    </SettingsCard>
  );
}

/** Draws the switch for categories, and the list of categories. */
export function CategoriesRow(row: CardSwitchProps) {
  const { serverValues } = useFacts();
  return (
    <CardSwitchRow {...row}>
      <div>
        <Categories categories={categoriesOf(serverValues.categories)} />
      </div>
    </CardSwitchRow>
  );
}

/** Edits the categories that subscribers can choose from. The surrounding row disables the checkboxes while the switch is off. */
function Categories({ categories }: { readonly categories: readonly Category[] }) {
  const field = useField(newsletterCategories);
  const { value } = field;
  const id = useId();
  if (field.isUnknown) return <FieldNotes field={field} />;
  if (value === undefined || categories.length === 0) return null;
  return (
    <fieldset aria-describedby={id} className={css.group} disabled={field.isLocked}>
      <legend className={css.legend}>{newsletterCategories.label()}</legend>
      {categories.map((category) => (
        <Choice
          checked={value.includes(category.id)}
          key={category.id}
          label={category.name}
          onChange={(isOn) => field.edit(withCategory(value, category.id, isOn))}
          type="checkbox"
        />
      ))}
      <div id={id}>
        {field.problem && <span>{field.problem}</span>}
        <FieldNotes field={field} />
      </div>
    </fieldset>
  );
}

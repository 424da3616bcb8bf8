import { __ } from '@flightdeck/shared/i18n';
import { Choice } from '@flightdeck/shared/ui/form';
import { useId } from 'react';
import { availability, isUsable } from '../../engine/access/access';
import { blockerText } from '../../engine/access/blocker-text.view';
import { hasSeparateRoutes } from '../../engine/access/original-page';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { ShownReason } from '../../engine/cards/option-row.view';
import { CardRow } from '../../engine/cards/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { OriginalPageLink } from '../../engine/form/original-page.view';
import { useField } from '../../engine/form/use-field.resource';
import css from './categories.css';
import { EmailFields } from './email-fields.view';
import { type Category, categoriesOf, newsletterCategories, senderName, withCategory } from './newsletter.field';

const newsletterModule = 'subscriptions';

/** Draws the newsletter options that the site has. Offline, the reason is above them, not in each row. */
export function NewsletterCard({ card }: CardProps) {
  const input = useRuleInput();
  const state = availability(newsletterModule, input);
  return (
    <ShownReason value={state === 'ready' ? null : { module: newsletterModule, blocker: state }}>
      <SettingsCard
        card={card}
        footer={
          hasSeparateRoutes(input.serverValues) && (
            <OriginalPageLink page="newsletter">{__('More newsletter settings in Jetpack')}</OriginalPageLink>
          )
        }
        lead={state === 'offline' && <CardRow>{blockerText(state)}</CardRow>}
      />
    </ShownReason>
  );
}

/** Draws the sender and replies of emails, and below them the switch for categories with the list of categories. */
export function CategoriesRow(row: CardSwitchProps) {
  const input = useRuleInput();
  const { serverValues } = input;
  return (
    <>
      {senderName.option in serverValues && (
        <SettingsRow
          childrenDisabled={!isUsable(availability(newsletterModule, input)) || !serverValues[newsletterModule]}
          label={__('Sender and replies')}
        >
          <EmailFields />
        </SettingsRow>
      )}
      <CardSwitchRow {...row}>
        <div>
          <Categories categories={categoriesOf(serverValues.categories)} />
        </div>
      </CardSwitchRow>
    </>
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

import { __ } from '@flightdeck/shared/i18n';
import { SelectField, TextField } from '@flightdeck/shared/ui/form';
import { Stack } from '@flightdeck/shared/ui/layout';
import type { CardProps } from '../../engine/cards/card';
import { CardRow } from '../../engine/cards/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useField } from '../../engine/form/use-field.resource';
import { freeTierLimit, type MessageName, messageNames, messages } from './newsletter-messages.field';

/** Edits the newsletter messages, and the choice of subscriptions, that the site's version of Jetpack has. */
export function NewsletterMessagesCard({ card }: CardProps) {
  const field = useField(messages);
  const { value = {}, isSaving } = field;
  const texts: Readonly<Record<MessageName, readonly [label: string, hint: string]>> = {
    welcome: [__('Welcome message'), __('New subscribers get it by email.')],
    subscribe_modal_heading: [__('Pop-up heading'), __('Shown above the form that asks visitors to subscribe.')],
    free_tier_description: [__('Free subscription'), __('Describes the free choice beside your paid plans.')],
  };
  return (
    <SettingsCard card={card}>
      <CardRow>
        <Stack>
          {messageNames
            .filter((name) => name in value)
            .map((name) => {
              const [label, hint] = texts[name];
              return (
                <TextField
                  disabled={isSaving}
                  error={name === 'free_tier_description' ? field.problem : undefined}
                  hint={hint}
                  key={name}
                  label={label}
                  maxLength={name === 'free_tier_description' ? freeTierLimit : undefined}
                  multiline={name !== 'subscribe_modal_heading'}
                  onChange={(text) => field.edit({ ...value, [name]: text })}
                  value={value[name] ?? ''}
                />
              );
            })}
          {value.hide_free_tier !== undefined && (
            <SelectField
              disabled={isSaving}
              label={__('Visitors can choose')}
              onChange={(choice) => field.edit({ ...value, hide_free_tier: choice === 'paid' })}
              options={[
                { value: 'all', label: __('Free and paid subscriptions') },
                { value: 'paid', label: __('Paid subscriptions only') },
              ]}
              value={value.hide_free_tier ? 'paid' : 'all'}
            />
          )}
          <FieldNotes field={field} />
        </Stack>
      </CardRow>
    </SettingsCard>
  );
}

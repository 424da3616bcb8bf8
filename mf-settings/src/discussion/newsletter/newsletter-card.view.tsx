import { __ } from '@flightdeck/shared/i18n';
import { Choice } from '@flightdeck/shared/ui/form';
import { useId } from 'react';
import { availability, isUsable } from '../../engine/access';
import type { CardProps } from '../../engine/card';
import { FieldNotes } from '../../engine/field-notes.view';
import { useFacts } from '../../engine/form-context.store';
import { hindranceText } from '../../engine/hindrance-text';
import { hasOriginalPages } from '../../engine/original-page';
import { OriginalPageLink } from '../../engine/original-page.view';
import { CardRow } from '../../engine/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { ShownByParent, SwitchRow } from '../../engine/switch-row.view';
import { useField } from '../../engine/use-field.resource';
import css from './categories.css';
import { EmailFields } from './email-fields.view';
import { senderName } from './newsletter.field';
import { type Category, categoriesOf, newsletterCategories, withCategory } from './newsletter-categories.field';
import { categoriesOption, emailOptions, formOptions, hasOneOf, type NewsletterOption } from './newsletter-options';

const slug = 'subscriptions';

/** Draws the options of the newsletter that this version of Jetpack has. */
export function NewsletterCard({ card }: CardProps) {
  const facts = useFacts();
  const { serverValues } = facts;
  const state = availability(slug, facts);
  return (
    <SettingsCard
      card={card}
      footer={
        hasOriginalPages(serverValues) && (
          <OriginalPageLink page="newsletter">{__('More newsletter settings in Jetpack')}</OriginalPageLink>
        )
      }
    >
      {state === 'offline' && <CardRow>{hindranceText(state)}</CardRow>}
      <ShownByParent value={state === 'ready' ? null : { module: slug, hindrance: state }}>
        {hasOneOf(formOptions, serverValues) && (
          <SettingsRow label={__('Subscribe forms')}>
            <Switches options={formOptions} />
          </SettingsRow>
        )}
        {hasOneOf(emailOptions, serverValues) && (
          <SettingsRow label={__('Emails to subscribers')}>
            <Switches options={emailOptions} />
          </SettingsRow>
        )}
        {senderName.option in serverValues && (
          <SettingsRow childrenDisabled={!isUsable(state) || !serverValues[slug]} label={__('Sender and replies')}>
            <EmailFields />
          </SettingsRow>
        )}
        <SwitchRow
          explanation={__('Subscribers get only posts in the categories they choose.')}
          label={__('Let subscribers choose categories')}
          rule={{ option: categoriesOption, module: slug }}
        >
          <div>
            <Categories all={categoriesOf(serverValues.categories)} />
          </div>
        </SwitchRow>
      </ShownByParent>
    </SettingsCard>
  );
}

/** Chooses the categories that subscribers can choose. The row around it disables them. */
function Categories({ all }: { readonly all: readonly Category[] }) {
  const field = useField(newsletterCategories);
  const { value } = field;
  const id = useId();
  if (field.isUnknown) return <FieldNotes field={field} />;
  if (value === undefined || all.length === 0) return null;
  return (
    <fieldset aria-describedby={id} className={css.group} disabled={field.isLocked}>
      <legend className={css.legend}>{newsletterCategories.label()}</legend>
      {all.map((category) => (
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

function Switches({ options }: { readonly options: readonly NewsletterOption[] }) {
  const texts: Readonly<Record<NewsletterOption, readonly [label: string, explanation?: string]>> = {
    sm_enabled: [__('Show a pop-up in posts'), __('Asks visitors to subscribe while they read a post.')],
    jetpack_subscribe_overlay_enabled: [
      __('Show an overlay on the homepage'),
      __('Asks visitors to subscribe when they open your site.'),
    ],
    jetpack_subscriptions_subscribe_post_end_enabled: [__('Add a form after each post')],
    jetpack_subscriptions_subscribe_navigation_enabled: [
      __('Add a form to the menu'),
      __('Your theme must be a block theme.'),
    ],
    jetpack_subscriptions_login_navigation_enabled: [
      __('Add a login link to the menu'),
      __('Lets subscribers manage their subscription. Your theme must be a block theme.'),
    ],
    jetpack_subscribe_floating_button_enabled: [
      __('Show a floating subscribe button'),
      __('Visitors see it in a corner of the screen.'),
    ],
    wpcom_newsletter_send_default: [
      __('Email new posts by default'),
      __('You can change this for each post in the editor.'),
    ],
    wpcom_featured_image_in_email: [__('Include the featured image')],
    wpcom_subscription_emails_use_excerpt: [
      __('Send only an excerpt'),
      __('Subscribers read the whole post on your site.'),
    ],
    jetpack_gravatar_in_email: [__("Show the author's picture")],
    jetpack_author_in_email: [__("Show the author's name")],
    jetpack_post_date_in_email: [__('Show the date of the post')],
  };
  return options.map((option) => {
    const [label, explanation] = texts[option];
    return <SwitchRow explanation={explanation} key={option} label={label} rule={{ option, module: slug }} />;
  });
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useFacts } from '../../engine/form/form-context.store';
import { LearnMore } from '../../learn-more/learn-more.view';
import { isTypeShown } from './content-type-changes';
import { ContentTypeRow } from './content-type-row.view';

/** Draws the rows of both content types (SET-178, SET-179). */
export function ContentTypesCard({ card }: CardProps) {
  const facts = useFacts();
  return (
    <SettingsCard
      card={card}
      footer={
        <LearnMore source="jetpack-support-custom-content-types">
          {__("If your theme doesn't support these content types, use their shortcodes to show them.")}
        </LearnMore>
      }
    >
      {isTypeShown('jetpack_testimonial', facts) && (
        <ContentTypeRow
          about={sprintf(
            /* translators: %s: a shortcode */ __(
              'Show <list>testimonials</list> from your customers. Shortcode: <code>%s</code>',
            ),
            '[testimonials]',
          )}
          add={{ page: 'newTestimonial', label: __('Add a testimonial') }}
          label={__('Testimonials')}
          list="testimonials"
          type="jetpack_testimonial"
        />
      )}
      {isTypeShown('jetpack_portfolio', facts) && (
        <ContentTypeRow
          about={sprintf(
            /* translators: %s: a shortcode */ __(
              'Show your best work in a <list>portfolio</list>. Shortcode: <code>%s</code>',
            ),
            '[portfolio]',
          )}
          add={{ page: 'newPortfolio', label: __('Add a portfolio item') }}
          label={__('Portfolios')}
          list="portfolios"
          type="jetpack_portfolio"
        />
      )}
    </SettingsCard>
  );
}

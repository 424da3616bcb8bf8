import { __, sprintf } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { ContentTypeRow } from './content-type-row.view';

/** The two kinds of content, each with its switch and, while it is on, the way to write one (SET-178, SET-179). */
export function ContentTypesCard({ card }: CardProps) {
  return (
    <SettingsCard
      card={card}
      footer={
        <LearnMore source="jetpack-support-custom-content-types">
          {__('Where the theme does not know these kinds, their shortcodes show them.')}
        </LearnMore>
      }
    >
      <ContentTypeRow
        about={sprintf(__('What <list>customers say about you</list>. Shortcode: <code>%s</code>'), '[testimonials]')}
        add={{ page: 'newTestimonial', label: __('Add a testimonial') }}
        label={__('Testimonials')}
        list="testimonials"
        type="jetpack_testimonial"
      />
      <ContentTypeRow
        about={sprintf(__('<list>Work you want to show</list>. Shortcode: <code>%s</code>'), '[portfolio]')}
        add={{ page: 'newPortfolio', label: __('Add a portfolio item') }}
        label={__('Portfolios')}
        list="portfolios"
        type="jetpack_portfolio"
      />
    </SettingsCard>
  );
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import { type AdminPage, adminPage, adminPages } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { availability } from '../../engine/access/access';
import { DisabledByAdministrator } from '../../engine/access/blocker-text.view';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { positionOf } from '../../engine/switches/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switches of both content types, and says how to use them with any theme (SET-178, SET-179). */
export const ContentTypesCard = ({ card }: CardProps) => (
  <SettingsCard
    card={card}
    footer={
      <LearnMore source="jetpack-support-custom-content-types">
        {__("If your theme doesn't support these content types, use their shortcodes to show them.")}
      </LearnMore>
    }
  />
);

interface ContentTypeRowProps {
  readonly row: CardSwitchProps;
  /** Text with `<list>` around the link to the existing items and `<code>` around the shortcode. */
  readonly about: string;
  /** Page with the existing items. */
  readonly list: AdminPage;
  /** Page that creates an item, and the label of its link. */
  readonly add: { readonly page: AdminPage; readonly label: string };
}

/** Draws the switch of testimonials. */
export const TestimonialRow = (row: CardSwitchProps) => (
  <ContentTypeRow
    about={sprintf(
      /* translators: %s: a shortcode */ __(
        'Show <list>testimonials</list> from your customers. Shortcode: <code>%s</code>',
      ),
      '[testimonials]',
    )}
    add={{ page: adminPages.newTestimonial, label: __('Add a testimonial') }}
    list={adminPages.testimonials}
    row={row}
  />
);

/** Draws the switch of portfolios. */
export const PortfolioRow = (row: CardSwitchProps) => (
  <ContentTypeRow
    about={sprintf(
      /* translators: %s: a shortcode */ __(
        'Show your best work in a <list>portfolio</list>. Shortcode: <code>%s</code>',
      ),
      '[portfolio]',
    )}
    add={{ page: adminPages.newPortfolio, label: __('Add a portfolio item') }}
    list={adminPages.portfolios}
    row={row}
  />
);

/**
 * Draws the switch of a content type. While the type is on, the row links to its items and to the page that creates an item. If an
 * administrator disabled the module, the row says so instead.
 */
function ContentTypeRow({ row, about, list, add }: ContentTypeRowProps) {
  const input = useRuleInput();
  const isForcedOff = availability('custom-content-types', input) === 'forced-off';
  const isOn = positionOf(row.rule, input.serverValues, input) === true;
  return (
    <CardSwitchRow
      {...row}
      disabled={isForcedOff}
      explanation={
        isForcedOff ? (
          <DisabledByAdministrator />
        ) : (
          interpolate(about, {
            list: (text) => (isOn ? <PageLink page={list}>{text}</PageLink> : text),
            code: (text) => <code dir="ltr">{text}</code>,
          })
        )
      }
    >
      {isOn && !isForcedOff && (
        <div>
          <PageLink page={add.page}>{add.label}</PageLink>
        </div>
      )}
    </CardSwitchRow>
  );
}

const PageLink = ({ page, children }: { readonly page: AdminPage; readonly children: ReactNode }) => (
  <Button href={adminPage(page, initialState().adminUrl)} variant="link">
    {children}
  </Button>
);

import { __ } from '@flightdeck/shared/i18n';
import { addresses, relatedPostsCustomizer } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { availability, isUsable } from '../../engine/access/access';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { RelatedPostsPreview } from './related-posts-preview.view';

const slug = 'related-posts';

/** Draws the switch, its two options with a preview, and a link to the Customizer (SET-121 to SET-125). */
export const RelatedPostsCard = ({ card }: CardProps) => (
  <SettingsCard card={card} footer={useIsActive() && <CustomizerLink />} />
);

/** Returns whether the site shows related posts. */
function useIsActive(): boolean {
  const input = useRuleInput();
  const { isOn } = useSwitch({ option: slug });
  return isOn === true && isUsable(availability(slug, input));
}

/** Draws the switch and its two options, and previews the options. */
export function RelatedPostsRow(row: CardSwitchProps) {
  const headline = useSwitch({ option: 'show_headline', module: slug });
  const thumbnails = useSwitch({ option: 'show_thumbnails', module: slug });
  return (
    <CardSwitchRow
      {...row}
      explanation={interpolate(
        __(
          'Suggests more to read at the end of each post. Related Posts blocks have their own settings. <learn>Learn more</learn>',
        ),
        { learn: (text) => <OutLink href={addresses.relatedPostsSupport}>{text}</OutLink> },
      )}
    >
      {useIsActive() && (
        <div>
          <RelatedPostsPreview hasHeading={headline.isOn === true} hasPictures={thumbnails.isOn === true} />
        </div>
      )}
    </CardSwitchRow>
  );
}

/** Links to the Customizer, which previews the latest post and returns to this tab (SET-125). */
function CustomizerLink() {
  const { adminUrl, lastPostUrl } = initialState();
  const returnUrl = `${adminUrl}admin.php?page=flightdeck#/traffic`;
  return (
    <Button href={relatedPostsCustomizer(adminUrl, returnUrl, lastPostUrl)} variant="link">
      {__('Customize related posts')}
    </Button>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { addresses, relatedPostsCustomizer } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { availability, isUsable } from '../../engine/access';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { useSwitch } from '../../engine/use-switch.resource';
import { RelatedPostsPreview } from './related-posts-preview.view';

const slug = 'related-posts';

/** Draws the switch, its two options, a preview of both and a link to the Customizer (SET-121 to SET-125). */
export function RelatedPostsCard({ card }: CardProps) {
  const facts = useFacts();
  const { isOn } = useSwitch({ option: slug });
  const headline = useSwitch({ option: 'show_headline', module: slug });
  const thumbnails = useSwitch({ option: 'show_thumbnails', module: slug });
  const isShown = isOn === true && isUsable(availability(slug, facts));
  return (
    <SettingsCard card={card} footer={isShown && <Customize />}>
      <SwitchRow
        explanation={interpolate(
          __(
            'Suggests more to read at the end of each post. Related Posts blocks have their own settings. <learn>Learn more</learn>',
          ),
          { learn: (text) => <OutLink href={addresses.relatedPostsSupport}>{text}</OutLink> },
        )}
        label={__('Show related posts below each post')}
        moduleName={card.title()}
        rule={{ option: slug }}
      >
        <SwitchRow
          label={__('Highlight related content with a heading')}
          rule={{ option: 'show_headline', module: slug }}
        />
        <SwitchRow
          label={__('Show a thumbnail image where available')}
          rule={{ option: 'show_thumbnails', module: slug }}
        />
        {isShown && (
          <div>
            <RelatedPostsPreview hasHeading={headline.isOn === true} hasPictures={thumbnails.isOn === true} />
          </div>
        )}
      </SwitchRow>
    </SettingsCard>
  );
}

/** Opens the Customizer with the latest post and returns to this tab (SET-125). */
function Customize() {
  const { adminUrl, lastPostUrl } = initialState();
  const back = `${adminUrl}admin.php?page=flightdeck#/traffic`;
  return (
    <Button href={relatedPostsCustomizer(adminUrl, back, lastPostUrl)} variant="link">
      {__('Customize related posts')}
    </Button>
  );
}

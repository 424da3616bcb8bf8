import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { Popover } from '@flightdeck/shared/ui/overlay';
import { memo } from 'react';
import css from './info-button.css';

export interface InfoProps {
  /** Title of the explained card. */
  readonly about: string;
  /** Explanation in one or two sentences. */
  readonly text: string;
  /** Address of "Learn more". */
  readonly link: string;
  /** Address of "Privacy information". Default: `link` with the anchor `#privacy`. */
  readonly privacyLink?: string;
}

/** Explains a card in a popover (FACT-DASH-2). Memoized, so that a change of its card does not render it again. */
export const InfoButton = memo(function InfoButton({ about, text, link, privacyLink = `${link}#privacy` }: InfoProps) {
  return (
    <Popover
      label={about}
      trigger={(props) => (
        <Button {...props} icon="info" variant="icon">
          {sprintf(/* translators: %s: title of a card, such as Scan */ __('About %s'), about)}
        </Button>
      )}
    >
      <p>{text}</p>
      <p className={css.links}>
        <OutLink href={link} newTab>
          {__('Learn more')}
        </OutLink>
        <OutLink href={privacyLink} newTab>
          {__('Privacy information')}
        </OutLink>
      </p>
    </Popover>
  );
});

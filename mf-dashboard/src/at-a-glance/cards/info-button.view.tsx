import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Popover } from '@flightdeck/shared/ui/popover';
import css from './info-button.css';

export interface InfoProps {
  /** Title of what it explains. */
  readonly about: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
  /** More about it. */
  readonly link: string;
  /** What becomes of data. Default: the part of `link` about it. */
  readonly privacyLink?: string;
}

/** What a card is about, for who asks (facts-dash.md part 2). */
export function InfoButton({ about, text, link, privacyLink = `${link}#privacy` }: InfoProps) {
  return (
    <Popover
      label={about}
      trigger={(wiring) => (
        <Button {...wiring} icon="info" variant="icon">
          {sprintf(/* translators: %s: title of a card, such as Scan */ __('About %s'), about)}
        </Button>
      )}
    >
      <p className={css.text}>{text}</p>
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
}

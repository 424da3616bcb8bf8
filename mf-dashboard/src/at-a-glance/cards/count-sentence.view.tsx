import { formatCount } from '@flightdeck/shared/format';
import { sprintf } from '@flightdeck/shared/i18n';
import { BigNumber } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { locale } from './card-input.resource';

export interface CountSentenceProps {
  /** Translated sentence with `<count>%s</count>` for the number. */
  readonly text: string;
  readonly count: number;
}

/** Shows a sentence with its number in large type. */
export const CountSentence = ({ text, count }: CountSentenceProps) => (
  <p>
    {interpolate(sprintf(text, formatCount(count, locale())), { count: (number) => <BigNumber>{number}</BigNumber> })}
  </p>
);

import { BigNumber } from '@flightdeck/shared/ui/card';
import { interpolate } from '@flightdeck/shared/ui/interpolate';

/** Shows a sentence with a large number. @param text marks the number with `<count>` */
export const CountSentence = ({ text }: { readonly text: string }) => (
  <p>{interpolate(text, { count: (number) => <BigNumber>{number}</BigNumber> })}</p>
);

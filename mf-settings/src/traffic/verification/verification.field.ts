import { __, sprintf } from '@flightdeck/shared/i18n';
import { asText, type Field, textField } from '../../engine/form/field';
import { codeOf, displayValue, isValidValue, nameOfOther, type Service } from './meta-tag';

function problemOf(service: Service, text: string): string | null {
  if (!isValidValue(text))
    return __("This isn't a valid tag. Paste the complete HTML tag, or only its code, without spaces or quotes.");
  const otherName = nameOfOther(service, text);
  if (otherName === undefined) return null;
  /* translators: %s: the name of an HTML tag, such as p:domain_verify */
  return sprintf(__('This tag (%s) is for another service. Paste it into the field of that service.'), otherName);
}

/** Defines the field for the code of a service. A problem has the text as its key, so that only this text is marked. */
const codeField = (service: Service, label: () => string): Field<string> =>
  textField(service, label, {
    read: (serverValue) => {
      const code = asText(serverValue);
      return code === undefined ? undefined : displayValue(service, code);
    },
    // Send the code, not its tag: some hosts refuse a request that contains markup, and the site stores only the code.
    write: codeOf,
    isSame: (a, b) => codeOf(a) === codeOf(b),
    check: (text) => {
      const problem = problemOf(service, text);
      return problem === null ? [] : [{ key: text, text: problem }];
    },
    revive: (stored) => (typeof stored === 'string' ? stored : undefined),
  });

/** The codes of the services (SET-152), displayed in their tags (SET-154). */
export const googleCode = codeField('google', () => __('Google'));
export const otherCodes: Readonly<Record<Exclude<Service, 'google'>, Field<string>>> = {
  bing: codeField('bing', () => __('Bing')),
  pinterest: codeField('pinterest', () => __('Pinterest')),
  yandex: codeField('yandex', () => __('Yandex')),
  facebook: codeField('facebook', () => __('Facebook')),
};

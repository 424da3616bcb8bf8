import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import type { Field } from '../../engine/form/field';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { SeoPageLink } from '../../engine/form/original-page.view';
import { useField } from '../../engine/form/use-field.resource';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { GoogleRow } from './google/google-row.view';
import { metaTag } from './meta-tag';
import { otherCodes } from './verification.field';

const otherServices = ['bing', 'pinterest', 'yandex', 'facebook'] as const;
const barFields = Object.values(otherCodes);

/** Draws the verification of the site with Google and other services. */
export const VerificationCard = ({ card }: CardProps) => (
  <SettingsCard card={card} footer={<SeoPageLink />} hasSaveBars>
    <FieldsBar fields={barFields} />
  </SettingsCard>
);

/** Draws the switch, the Google row (which saves separately), and a field for each other service. */
export function VerificationRow(row: CardSwitchProps) {
  const { isOn = false } = useSwitch(row.rule);
  return (
    <CardSwitchRow {...row} explanation={<About />}>
      <div>
        <Stack gap="sections">
          <GoogleRow isOn={isOn} />
          {otherServices.map((service) => (
            <CodeField code={otherCodes[service]} key={service} placeholder={metaTag(service, '1234')} />
          ))}
        </Stack>
      </div>
    </CardSwitchRow>
  );
}

function CodeField({ code, placeholder }: { readonly code: Field<string>; readonly placeholder: string }) {
  const field = useField(code);
  return (
    <TextField
      disabled={field.value === undefined || field.isLocked}
      error={field.problem}
      hint={<FieldNotes describe={(value) => value} field={field} />}
      label={code.label()}
      ltr
      onChange={field.edit}
      placeholder={placeholder}
      testId={`verification-${code.option}`}
      value={field.value ?? ''}
    />
  );
}

function About() {
  const link = (href: string) => (text: ReactNode) => <OutLink href={href}>{text}</OutLink>;
  return interpolate(
    __(
      'Verify your site to use the tools of <google>Google Search Console</google>, <bing>Bing Webmaster Center</bing>, <pinterest>Pinterest</pinterest>, <yandex>Yandex.Webmaster</yandex> and <facebook>Facebook</facebook>. Paste the HTML tag from each service below. Search engines can find your site without verification. <learn>Learn more</learn>',
    ),
    {
      google: link(addresses.verifyGoogle),
      bing: link(addresses.verifyBing),
      pinterest: link(addresses.verifyPinterest),
      yandex: link(addresses.verifyYandex),
      facebook: link(addresses.verifyFacebook),
      learn: link(redirect('jetpack-support-site-verification-tools')),
    },
  );
}

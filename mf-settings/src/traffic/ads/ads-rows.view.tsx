import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import { availability, isUsable } from '../../engine/access/access';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useField } from '../../engine/form/use-field.resource';
import { siteAddress } from '../seo/site-address';
import { adsTxt, privacyPolicy } from './ads.field';
import { type AdsState, adsState } from './ads-state';

/** Returns which parts of the ads card are shown and which can be edited. */
export function useAdsState(): AdsState {
  const input = useRuleInput();
  const { serverValues, isOffline } = input;
  return adsState({
    isOn: Boolean(serverValues.wordads),
    isOffline,
    isUsable: isUsable(availability('wordads', input)),
    isCcpaOn: Boolean(serverValues.wordads_ccpa_enabled),
    isAdsTxtOn: Boolean(serverValues.wordads_custom_adstxt_enabled),
    rawUrl: initialState().rawUrl,
  });
}

/** Placeholder for a URL; never translated. */
const ADDRESS_EXAMPLE = 'https://';

/** Draws the switch for targeted ads in US states with an opt-out law, and the privacy policy field (SET-113, SET-120). */
export function TargetedAdsRow(row: CardSwitchProps) {
  const { site } = useRuleInput();
  const { canEditPolicy } = useAdsState();
  return (
    <CardSwitchRow
      {...row}
      childrenDisabled={!canEditPolicy}
      explanation={interpolate(
        __(
          "Visitors in some US states can opt out of targeted ads. When this is off, ads in those states aren't targeted. <learn>Learn more</learn>",
        ),
        {
          learn: (text) => (
            <OutLink href={redirect(site.isAtomicSite ? 'wpcom-support-us-privacy' : 'jetpack-support-ads')}>
              {text}
            </OutLink>
          ),
        },
      )}
    >
      <div>
        <PrivacyPolicyField canEdit={canEditPolicy} />
      </div>
    </CardSwitchRow>
  );
}

function PrivacyPolicyField({ canEdit }: { readonly canEdit: boolean }) {
  const field = useField(privacyPolicy);
  return (
    <Stack>
      {canEdit && (
        <p>
          {interpolate(
            sprintf(
              /* translators: %s: a shortcode */
              __(
                "Some US states require an opt-out link on your site. Add it with a <widgets>widget</widgets> or the shortcode <code>%s</code>. Without the link, your site doesn't meet their privacy laws.",
              ),
              '[privacy-do-not-sell-link]',
            ),
            {
              widgets: (text) => (
                <Button href={adminPage(adminPages.customizeWidgets, initialState().adminUrl)} variant="link">
                  {text}
                </Button>
              ),
              code: (text) => <code dir="ltr">{text}</code>,
            },
          )}
        </p>
      )}
      <TextField
        disabled={!canEdit || field.isLocked}
        error={field.problem}
        hint={
          <>
            <FieldNotes describe={(value) => value} field={field} />
            <span>{__('Optional. Shown as a link in the opt-out dialog.')}</span>
          </>
        }
        label={privacyPolicy.label()}
        onChange={field.edit}
        placeholder={ADDRESS_EXAMPLE}
        testId="privacy-policy"
        type="url"
        value={field.value ?? ''}
      />
    </Stack>
  );
}

/**
 * Draws the switch for ads.txt, the file that lists who can sell ads for the site, and the field for its lines (SET-114, SET-119).
 * Draws nothing for a site in a subfolder (SET-115).
 */
export function AdsTxtRow(row: CardSwitchProps) {
  const { showsAdsTxt, canEditAdsTxt } = useAdsState();
  const field = useField(adsTxt);
  const { rawUrl, adminUrl } = initialState();
  if (!showsAdsTxt) return null;
  return (
    <CardSwitchRow
      {...row}
      childrenDisabled={!canEditAdsTxt}
      explanation={interpolate(
        __("Add your own lines to <file>ads.txt</file>. They come after Jetpack's. <learn>Learn more</learn>"),
        {
          file: (text) => <OutLink href={`${siteAddress(rawUrl, adminUrl)}/ads.txt`}>{text}</OutLink>,
          learn: (text) => (
            <OutLink href={redirect('jetpack-how-jetpack-ads-members-can-increase-their-earnings-with-ads-txt')}>
              {text}
            </OutLink>
          ),
        },
      )}
    >
      <div>
        <TextField
          disabled={!canEditAdsTxt || field.isLocked}
          hint={<FieldNotes field={field} />}
          label={adsTxt.label()}
          ltr
          multiline
          onChange={field.edit}
          value={field.value ?? ''}
        />
      </div>
    </CardSwitchRow>
  );
}

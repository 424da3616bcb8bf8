import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import { FieldNotes } from '../../engine/field-notes.view';
import { useFacts } from '../../engine/form-context.store';
import { SwitchRow } from '../../engine/switch-row.view';
import { useField } from '../../engine/use-field.resource';
import { privacyPolicy } from './ads.field';

/** Not translated: the start of a URL is the same in every language. */
const ADDRESS_EXAMPLE = 'https://';

/** Switches targeted ads in US states with an opt-out law, and edits the privacy policy URL (SET-113, SET-120). */
export function TargetedAdsRow({ canEdit }: { readonly canEdit: boolean }) {
  const { site } = useFacts();
  return (
    <SwitchRow
      childrenDisabled={!canEdit}
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
      label={__('Show targeted ads in all US states')}
      rule={{ option: 'wordads_ccpa_enabled', module: 'wordads' }}
    >
      <div>
        <Policy canEdit={canEdit} />
      </div>
    </SwitchRow>
  );
}

function Policy({ canEdit }: { readonly canEdit: boolean }) {
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
                <Button href={adminPage('customizeWidgets', initialState().adminUrl)} variant="link">
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

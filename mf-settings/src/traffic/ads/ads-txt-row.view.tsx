import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { FieldNotes } from '../../engine/field-notes.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { useField } from '../../engine/use-field.resource';
import { siteAddress } from '../seo/site-address';
import { adsTxt } from './ads.field';

/** Edits ads.txt, the file that lists who can sell ads for the site (SET-114, SET-119). */
export function AdsTxtRow({ canEdit }: { readonly canEdit: boolean }) {
  const field = useField(adsTxt);
  const { rawUrl, adminUrl } = initialState();
  return (
    <SwitchRow
      childrenDisabled={!canEdit}
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
      label={__('Customize your ads.txt file')}
      rule={{ option: 'wordads_custom_adstxt_enabled', module: 'wordads' }}
    >
      <div>
        <TextField
          disabled={!canEdit || field.isLocked}
          hint={<FieldNotes field={field} />}
          label={adsTxt.label()}
          ltr
          multiline
          onChange={field.edit}
          testId="own-lines"
          value={field.value ?? ''}
        />
      </div>
    </SwitchRow>
  );
}

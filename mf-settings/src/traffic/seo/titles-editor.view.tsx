import { __ } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui';
import { Stack } from '@flightdeck/shared/ui/layout';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useField } from '../../engine/form/use-field.resource';
import css from './editor.css';
import { seoTitles } from './seo.field';
import { TitleField } from './title-field.view';
import { pageTypes } from './title-format';

const barFields = [seoTitles];

/** Edits the title formats of all page types, which are saved together (SET-127, SET-130). */
export function TitlesEditor() {
  const field = useField(seoTitles);
  const { value } = field;
  return (
    <>
      <div className={css.body}>
        <Stack gap="sections">
          <div>
            <p className={css.intro}>
              {__(
                'Page titles appear in browser tabs, in search results and on social networks. Jetpack replaces the words in brackets.',
              )}
            </p>
            <FieldNotes field={field} />
          </div>
          {value === undefined && !field.isUnknown && <Skeleton height={360} />}
          {value &&
            pageTypes.map((type) => (
              <TitleField
                isSaving={field.isSaving}
                key={type}
                onChange={(text) => field.edit({ ...value, [type]: text })}
                text={value[type]}
                type={type}
              />
            ))}
        </Stack>
      </div>
      <FieldsBar fields={barFields} />
    </>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { defineField, textField } from '../../engine/form/field';
import { descriptionLimit } from './seo-texts';
import { pageTypes, savedTitles, sentTitles, type TitleTexts } from './title-format';

/** Title formats by page type, as texts with tokens in brackets (SET-130, SET-131). */
export const seoTitles = defineField<TitleTexts>({
  option: 'advanced_seo_title_formats',
  label: () => __('Page titles'),
  read: savedTitles,
  write: sentTitles,
  isSame: (a, b) => pageTypes.every((type) => a[type] === b[type]),
  revive: (stored) => (isTitleTexts(stored) ? stored : undefined),
});

const isTitleTexts = (stored: unknown): stored is TitleTexts =>
  typeof stored === 'object' &&
  stored !== null &&
  pageTypes.every((type) => typeof Reflect.get(stored, type) === 'string');

/** The meta description of the front page (SET-135). */
export const seoDescription = textField(
  'advanced_seo_front_page_description',
  () => __('Front page meta description'),
  {
    check: (text) =>
      text.length > descriptionLimit
        ? [{ key: 'length', text: __('This description is too long. Use 300 characters or fewer.') }]
        : [],
  },
);

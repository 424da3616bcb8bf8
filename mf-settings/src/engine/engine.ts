/**
 * The engine of the settings: cards described as data, and one form for all of them.
 *
 * To add a card, make one folder and add one line to the order of its tab.
 *
 * 1. `traffic/sitemaps/sitemaps.card.ts` describes it. Access, "Unavailable in Offline Mode.", "disabled by a site
 *    administrator", "Connect to configure." and the search need nothing else:
 *
 *        export const sitemaps: CardDescription = {
 *          id: 'sitemaps', title: () => __('Sitemaps'), icon: 'globe',
 *          modules: ['sitemaps'],                     // the leading one first
 *          settings: ['sitemap_news'],                // options besides those of `fields`
 *          fields: [sitemapNote],                     // what the bar of the card saves
 *          words: () => [__('search engines')],
 *          view: SitemapsCard,
 *        };
 *
 * 2. `sitemaps-card.view.tsx` draws it, from `card`, rows and fields:
 *
 *        export function SitemapsCard({ card }: CardProps) {
 *          const note = useField(sitemapNote);
 *          return (
 *            <SettingsCard card={card}>
 *              <SwitchRow rule={{ option: 'sitemaps' }} label={__('Generate XML sitemaps')}>
 *                <SwitchRow rule={{ option: 'sitemap_news', module: 'sitemaps' }} label={__('News')} />
 *                <TextField disabled={note.isSaving} error={note.problem} hint={<FieldNotes field={note} />}
 *                  label={sitemapNote.label()} onChange={note.edit} value={note.value ?? ''} />
 *              </SwitchRow>
 *            </SettingsCard>
 *          );
 *        }
 *
 * 3. `sitemaps.field.ts`, where the card has fields: `export const sitemapNote = textField('sitemap_note', () => __('Note'))`.
 * 4. `traffic/traffic.tab.ts`: one line in `cards`.
 *
 * `security/brute-force/` is a complete one. A switch saves at once (`SwitchRow`, `useSwitch`); a field is pending until
 * the bar of its card saves it (`useField`). Both end at what the server holds and say so.
 */
export { type Availability, availability, isUsable } from './access';
export type { CardDescription, CardProps, TabDescription } from './card';
export { ConnectButton } from './connect-button.view';
export { isOn, type SettingsFacts } from './facts';
export { choiceField, defineField, type Field, type FieldProblem, textField } from './field';
export { FieldNotes } from './field-notes.view';
export { FieldsBar } from './fields-bar.view';
export { useFacts, useSettingsPage } from './form-context';
export { hindranceText } from './hindrance-text';
export { SettingsCard } from './settings-card.view';
export { DisabledByAdministrator, SwitchRow } from './switch-row.view';
export type { SwitchRule } from './switch-rules';
export { type UpdateEnding, type UpdateTexts, updateSettings } from './update.resource';
export { useCardForm } from './use-card-form.resource';
export { type FieldState, useField } from './use-field.resource';
export { type SwitchState, useSwitch } from './use-switch.resource';

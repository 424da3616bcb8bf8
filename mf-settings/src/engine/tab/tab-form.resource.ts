import { asFailure, cached, readNow, settingsRead, useLoggedOut, useRead } from '@flightdeck/shared/api';
import { formatList } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { usePermissions } from '@flightdeck/shared/parts';
import { register } from '@flightdeck/shared/session';
import { saveNotices, saveSettings } from '@flightdeck/shared/settings';
import { debounce } from '@flightdeck/shared/timing';
import { useEffect, useRef, useState } from 'react';
import type { TabDescription } from '../cards/card';
import { canSeeAnyCard } from '../cards/settings-input.resource';
import { type Draft, readDraft, writeDraft } from '../form/draft.store';
import type { Field } from '../form/field';
import { type FormServer, type SettingsForm, without } from '../form/form';
import { createForm } from '../form/form.store';
import { pageReload, trackWrite } from '../saving/page-reload';
import { type UpdateTexts, updateNotices } from '../saving/update.resource';

/** Form of a settings tab, with the draft of an earlier visit. */
export interface TabForm {
  readonly form: SettingsForm;
  /** Unsaved values of an earlier visit, by option; empty if there are none. */
  readonly draft: Draft;
  /** Removes these fields from the draft, after the user restored or discarded their values. */
  discardDraft(fields: readonly Field[]): void;
  /** Reason why the settings could not be read; undefined without a failure, and while the page says that the user is logged out. */
  readonly failure: string | undefined;
  retry(): void;
}

/** Time from the last key press to writing the draft, in ms: writing a long text at each key press would be slow. */
const draftDelay = 400;

/** Creates the form for all cards of a tab. Registers the form as unsaved work, and stores its edits as a draft. */
export function useTabForm({ name, cards }: TabDescription): TabForm {
  const [form] = useState(newForm);
  const [draft, setDraft] = useState(readDraft);
  // Until the user restores or discards a value of the earlier draft, later drafts include the value.
  const earlierDraft = useRef(draft);
  const { failure, retry } = useRead(settingsRead, { enabled: canSeeAnyCard(usePermissions(), cards) });
  const loggedOut = useLoggedOut();

  useEffect(
    () =>
      register(
        `mf-settings/${name}`,
        () => !pageReload.isPending && form.isDirty(),
        async () => {
          const ending = await form.save();
          if (ending !== 'saved' && ending !== 'overridden' && ending !== 'clean')
            throw new Error('The settings could not be saved.');
        },
        () => form.discard(),
      ),
    [form, name],
  );

  useEffect(() => {
    const write = () => writeDraft({ ...earlierDraft.current, ...draftOf(form) });
    const writeLater = debounce(write, draftDelay);
    const subscription = form.state$.subscribe(writeLater);
    window.addEventListener('pagehide', write);
    return () => {
      subscription.unsubscribe();
      writeLater.cancel();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [form]);

  const discardDraft = (fields: readonly Field[]) => {
    const options = fields.map(({ option }) => option);
    earlierDraft.current = without(earlierDraft.current, options);
    setDraft(earlierDraft.current);
    writeDraft({ ...earlierDraft.current, ...draftOf(form) });
  };
  // The page says that the user is logged out; after the next login, it reads again.
  const isSaidElsewhere = loggedOut || failure?.code === 'session-ended';
  return { form, draft, discardDraft, failure: isSaidElsewhere ? undefined : failure?.message, retry };
}

/** Creates a form for the settings of the site. */
export function newForm(): SettingsForm {
  const form = createForm(server);
  return { ...form, save: (fields) => trackWrite(form.save(fields)) };
}

const draftOf = (form: SettingsForm): Draft =>
  Object.fromEntries(
    form
      .dirtyFields()
      .flatMap(({ option, isSecret }) => (isSecret ? [] : [[option, form.state$.value.edits[option]?.value]])),
  );

const server: FormServer = {
  serverValue: (option) => cached(settingsRead)?.[option],
  readAgain: () => readNow(settingsRead),
  save: (changes, { notices, ...options }) =>
    saveSettings(changes, { ...options, notices: { ...notices, older: saveNotices().older } }),
  notify(moment, fields, cause) {
    const show = (texts: UpdateTexts = {}) =>
      updateNotices(
        fields.map(({ option }) => option),
        texts,
      );
    if (moment === 'saving') show().saving();
    if (moment === 'failed') show().failed(asFailure(cause));
    if (moment === 'changed')
      show({
        overridden: sprintf(
          /* translators: %s: labels of settings, separated by commas */
          __('These settings were changed somewhere else: %s. Review them, then save again.'),
          labelList(fields),
        ),
      }).overridden();
    if (moment === 'overridden')
      show({
        overridden: sprintf(
          /* translators: %s: labels of settings, separated by commas */
          __('The site changed the values you saved: %s. This page shows the values it is using.'),
          labelList(fields),
        ),
      }).overridden();
    if (moment === 'saved') show().saved();
  },
};

const labelList = (fields: readonly Field[]) => formatList(fields.map(({ label }) => label()));

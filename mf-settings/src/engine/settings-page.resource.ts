import { cached, readNow, saveSettings, settingsRead, useRead } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { debounce } from '@flightdeck/shared/timing';
import { register } from '@flightdeck/shared/unsaved';
import { useEffect, useRef, useState } from 'react';
import type { TabDescription } from './card';
import { type Draft, draftKeeper } from './draft';
import { mayLook } from './facts.resource';
import type { Field } from './field';
import { createForm, type FormServer, type SettingsForm } from './form.store';
import { pageReload, writing } from './page-reload';
import { tellFailure, tellKept, tellProgress, tellSuccess } from './update.resource';

/** The form of a page of settings, and what an earlier visit left unsaved in it. */
export interface PageForm {
  readonly form: SettingsForm;
  /** Values of fields by option, as they were; empty when nothing is left over. */
  readonly left: Draft;
  /** What is left has been looked at, or given up. */
  dropLeft(): void;
  readonly failure: string | undefined;
  retry(): void;
}

/** ms after the last key before the draft is written: writing it takes long when the text is long. */
const draftDelay = 400;

/** One form for all cards of a page. It counts as unsaved work, and is kept in the tab's storage while it is dirty. */
export function usePageForm({ name, cards }: TabDescription): PageForm {
  const [form] = useState(newForm);
  const [keeper] = useState(() => draftKeeper(initialState().userData?.currentUser.id ?? null));
  const [left, setLeft] = useState(keeper.left);
  const latest = useRef(left);
  const { failure, retry } = useRead(settingsRead, { enabled: mayLook(usePermissions(), cards) });

  useEffect(
    () =>
      register(
        `mf-settings/${name}`,
        () => !pageReload.isComing && form.isDirty(),
        async () => {
          const ending = await form.save();
          if (ending !== 'saved' && ending !== 'kept' && ending !== 'clean')
            throw new Error('The settings could not be saved.');
        },
        () => form.discard(),
      ),
    [form, name],
  );

  useEffect(() => {
    const write = () => keeper.keep({ ...latest.current, ...draftOf(form) });
    const later = debounce(write, draftDelay);
    const stop = form.subscribe(later);
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      later.cancel();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [form, keeper]);

  const dropLeft = () => {
    latest.current = {};
    setLeft({});
    keeper.keep(draftOf(form));
  };
  return { form, left, dropLeft, failure: failure?.message, retry };
}

function newForm(): SettingsForm {
  const form = createForm(server);
  return { ...form, save: (fields) => writing(form.save(fields)) };
}

const draftOf = (form: SettingsForm): Draft =>
  Object.fromEntries(
    form.dirty().flatMap(({ option, secret }) => (secret ? [] : [[option, own(form.current().edits, option)?.value]])),
  );

const server: FormServer = {
  current: (option) => own(cached(settingsRead), option),
  readAgain: () => readNow(settingsRead),
  send: async (changes, onConfirmed) => (await saveSettings(changes, onConfirmed)).failure,
  tell(moment, fields, cause) {
    const names = fields.map(({ option }) => option);
    if (moment === 'saving') tellProgress(names);
    if (moment === 'failed') tellFailure(cause);
    if (moment === 'changed')
      tellKept(
        sprintf(
          /* translators: %s: labels of settings, separated by commas */
          __('These settings were changed somewhere else: %s. Review them, then save again.'),
          labels(fields),
        ),
      );
    if (moment === 'kept')
      tellKept(
        sprintf(
          /* translators: %s: labels of settings, separated by commas */
          __('The site changed the values you saved: %s. This page shows the values it is using.'),
          labels(fields),
        ),
      );
    if (moment === 'saved') tellSuccess(names);
  },
};

const labels = (fields: readonly Field[]) => fields.map(({ label }) => label()).join(', ');

import type { SaveOutcome } from '@flightdeck/shared/settings';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { type Edit, equalsServerValue, isUnseenChange } from './edit';
import type { Field } from './field';
import {
  byOption,
  type FormSaveEnding,
  type FormServer,
  type FormState,
  isSameState,
  type OptionState,
  type SettingsForm,
  without,
} from './form';

const emptyState: FormState = { edits: {}, settingsSent: {}, updatedSettings: {}, overridden: {} };

/** Creates a form that keeps edits until they are saved or discarded, even after failures (SET-025, OQ-069). */
export function createForm(server: FormServer): SettingsForm {
  const state$ = new BehaviorSubject(emptyState);
  const set = (change: Partial<FormState>) => state$.next({ ...state$.value, ...change });
  /** State of each option; the object stays the same until the state changes. */
  const optionStates = new Map<string, OptionState>();
  const isClean = (edit: Edit) => equalsServerValue(edit, server.serverValue(edit.field.option));
  const editsOf = (fields?: readonly Field[]) =>
    (fields?.map(({ option }) => state$.value.edits[option]) ?? Object.values(state$.value.edits)).filter(
      (edit) => edit !== undefined,
    );
  const fieldsOf = (edits: readonly Edit[]) => edits.map(({ field }) => field);
  const optionsOf = (edits: readonly Edit[]) => edits.map(({ field }) => field.option);

  /** Marks confirmed edits as saved. Options that were edited again during the save stay unsaved. */
  const markSaved = (sent: readonly Edit[]) => {
    const edits = { ...state$.value.edits };
    for (const { field, value } of sent) {
      const currentEdit = edits[field.option];
      if (currentEdit?.value === value) delete edits[field.option];
      else if (currentEdit) edits[field.option] = { ...currentEdit, base: server.serverValue(field.option) };
    }
    set({
      edits,
      updatedSettings: { ...state$.value.updatedSettings, ...byOption(sent, () => true) },
      overridden: without(state$.value.overridden, optionsOf(sent)),
      settingsSent: without(state$.value.settingsSent, optionsOf(sent)),
    });
  };

  /** Records the values that the server replaced. Compares options that were edited again with the values read after the save. */
  const recordOverridden = (sent: readonly Edit[], overridden: readonly Edit[]) => {
    const editedAgain = optionsOf(sent).flatMap((option) =>
      Object.hasOwn(state$.value.settingsSent, option) ? [] : (state$.value.edits[option] ?? []),
    );
    if (overridden.length > 0 || editedAgain.length > 0)
      set({
        edits: {
          ...state$.value.edits,
          ...byOption(editedAgain, (edit) => ({ ...edit, base: server.serverValue(edit.field.option) })),
        },
        overridden: { ...state$.value.overridden, ...byOption(overridden, ({ value }) => value) },
      });
  };

  /** Marks edits as failed. They stay unsaved. */
  const markFailed = (sent: readonly Edit[]) =>
    set({
      updatedSettings: { ...state$.value.updatedSettings, ...byOption(sent, () => false) },
      settingsSent: without(state$.value.settingsSent, optionsOf(sent)),
    });

  /** Stores the problems of each edit. Returns whether any edit has problems. */
  const markProblems = (batch: readonly Edit[]): boolean => {
    const checked = batch.map((edit) => ({
      ...edit,
      blockingKeys: edit.field.check(edit.value).map(({ key }) => key),
    }));
    set({ edits: { ...state$.value.edits, ...byOption(checked, (edit) => edit) } });
    return checked.some(({ blockingKeys }) => blockingKeys.length > 0);
  };

  /** Records which edits the server saved. Reports a failure, or the values that the server replaced. */
  const recordOutcome = (batch: readonly Edit[], { ending, failure, unsaved }: SaveOutcome) => {
    const unsavedEdits = batch.filter(({ field }) => unsaved.includes(field.option));
    if (failure) {
      // The server may have saved some of the values.
      markSaved(batch.filter((edit) => !unsavedEdits.includes(edit)));
      markFailed(unsavedEdits);
      server.notify('failed', fieldsOf(batch), failure);
      return;
    }
    recordOverridden(batch, unsavedEdits);
    if (ending === 'overridden') server.notify('overridden', fieldsOf(unsavedEdits));
  };

  const save = async (fields?: readonly Field[]): Promise<FormSaveEnding> => {
    const batch = editsOf(fields).filter(
      (edit) => !isClean(edit) && !Object.hasOwn(state$.value.settingsSent, edit.field.option),
    );
    if (batch.length === 0) return 'clean';
    if (markProblems(batch)) return 'refused';

    const batchFields = fieldsOf(batch);
    set({ settingsSent: { ...state$.value.settingsSent, ...byOption(batch, () => true as const) } });
    server.notify('saving', batchFields);
    try {
      await server.readAgain();
    } catch (cause) {
      markFailed(batch);
      server.notify('failed', batchFields, cause);
      return 'failed';
    }
    const changedFields = fieldsOf(batch.filter((edit) => isUnseenChange(edit, server.serverValue(edit.field.option))));
    if (changedFields.length > 0) {
      set({ settingsSent: without(state$.value.settingsSent, optionsOf(batch)) });
      for (const field of changedFields) form.markSeen(field);
      server.notify('changed', changedFields);
      return 'changed';
    }
    const changes = byOption(batch, ({ field, value }) => field.write(value));
    const saved = () => {
      markSaved(batch);
      server.notify('saved', batchFields);
    };
    const same = (option: string, serverValue: unknown) =>
      batch.some((edit) => edit.field.option === option && equalsServerValue(edit, serverValue));
    const outcome = await server.save(changes, { notices: { saved }, same });
    recordOutcome(batch, outcome);
    return outcome.ending;
  };

  const form: SettingsForm = {
    state$,
    optionState(option) {
      const currentState = {
        edit: state$.value.edits[option],
        isSaving: Object.hasOwn(state$.value.settingsSent, option),
        isFailed: state$.value.updatedSettings[option] === false,
        overridden: state$.value.overridden[option],
      };
      const previousState = optionStates.get(option);
      if (previousState && isSameState(previousState, currentState)) return previousState;
      optionStates.set(option, currentState);
      return currentState;
    },
    edit(field, value) {
      const previousEdit = state$.value.edits[field.option];
      const isEdited = previousEdit && !isClean(previousEdit);
      const edit: Edit = {
        field,
        value,
        base: isEdited ? previousEdit.base : server.serverValue(field.option),
        blockingKeys: previousEdit?.blockingKeys ?? [],
        seenServerValue: isEdited ? previousEdit.seenServerValue : undefined,
      };
      set({ edits: { ...state$.value.edits, [field.option]: edit } });
    },
    markSeen({ option }) {
      const edit = state$.value.edits[option];
      const seenServerValue = server.serverValue(option);
      if (edit && edit.seenServerValue !== seenServerValue)
        set({ edits: { ...state$.value.edits, [option]: { ...edit, seenServerValue } } });
    },
    dirtyFields: (fields) => editsOf(fields).flatMap((edit) => (isClean(edit) ? [] : [edit.field])),
    isDirty: () => Object.keys(state$.value.settingsSent).length > 0 || editsOf().some((edit) => !isClean(edit)),
    save,
    discard(fields) {
      const allOptions = [...Object.keys(state$.value.edits), ...Object.keys(state$.value.overridden)];
      const discarded = fields?.map(({ option }) => option) ?? allOptions;
      set({ edits: without(state$.value.edits, discarded), overridden: without(state$.value.overridden, discarded) });
    },
  };
  return form;
}

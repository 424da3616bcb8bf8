import type { Settings } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';
import { createStore } from '@flightdeck/shared/store';
import { type Edit, equalsServerValue, isNews } from './edit';
import type { Field } from './field';

type PerOption<Value> = Readonly<Record<string, Value>>;

/** What a page of settings keeps while it is edited; the values themselves are the server's, in the page's cache. */
export interface FormState {
  /** Pending values per option, until saved or discarded (SET-025). */
  readonly edits: PerOption<Edit>;
  /** On their way to the server at this moment (SET-022, SET-040). */
  readonly settingsSent: PerOption<true>;
  /** How the last save of each option ended: taken, or not (SET-023, SET-040). */
  readonly updatedSettings: PerOption<boolean>;
  /** What was sent, where the server holds something else since. */
  readonly notKept: PerOption<unknown>;
}

/** What a form keeps of one option; the same object as long as nothing of it changed. */
export interface OptionState {
  readonly edit: Edit | undefined;
  readonly isSent: boolean;
  /** The last save of it did not work. */
  readonly isFailed: boolean;
  readonly notKept: unknown;
}

/** `changed`: somebody else saved meanwhile, and the user has not seen it yet. `refused`: something is unfit to be sent. */
export type SaveEnding = 'saved' | 'kept' | 'failed' | 'refused' | 'changed' | 'clean';

/** What the edits are compared with and sent to. */
export interface FormServer {
  /** What the server is known to hold. */
  current(option: string): unknown;
  /** Reads all settings anew; rejects when that failed. */
  readAgain(): Promise<unknown>;
  /**
   * Sends, and reads anew whatever came of it.
   * @param onConfirmed called as soon as the server has confirmed it, before the settings are read again
   * @returns why it failed, or null
   */
  send(changes: Settings, onConfirmed: () => void): Promise<unknown>;
  /** Says how it goes. `fields`: those it is about; `cause` of a failure */
  tell(moment: 'saving' | Exclude<SaveEnding, 'refused' | 'clean'>, fields: readonly Field[], cause?: unknown): void;
}

export interface SettingsForm {
  subscribe(listener: () => void): () => void;
  current(): FormState;
  /** What it keeps of one option, so that whoever shows it draws again for that option alone. */
  of(option: string): OptionState;
  /** Shows a value instead of what the server holds, until it is saved. */
  edit<Value>(field: Field<Value>, value: Value): void;
  /** The user has seen what came from elsewhere. */
  saw(field: Field): void;
  /** Which of these differ from what the server holds, at this moment. Default: of all. */
  dirty(fields?: readonly Field[]): readonly Field[];
  isDirty(): boolean;
  /** Sends what is unsaved of these fields (default: of all), and nothing else (SET-034). Never rejects. */
  save(fields?: readonly Field[]): Promise<SaveEnding>;
  /** Gives edits up. Default: all. */
  discard(fields?: readonly Field[]): void;
}

const empty: FormState = { edits: {}, settingsSent: {}, updatedSettings: {}, notKept: {} };

/** Keeps edits until they are saved or discarded; no failure changes anything of them (SET-025, OQ-069). */
export function createForm(server: FormServer): SettingsForm {
  const state = createStore(empty);
  const set = (change: Partial<FormState>) => state.set({ ...state.value, ...change });
  const options = new Map<string, OptionState>();
  const isClean = (edit: Edit) => equalsServerValue(edit, server.current(edit.field.option));
  const editsOf = (fields?: readonly Field[]) =>
    (fields?.map(({ option }) => own(state.value.edits, option)) ?? Object.values(state.value.edits)).filter(
      (edit) => edit !== undefined,
    );
  const optionsOf = (edits: readonly Edit[]) => edits.map(({ field }) => field.option);

  /** The last save of each option. */
  const lastSaves = new Map<string, readonly Edit[]>();

  /** The server has confirmed a save: it is clean, and who was changed meanwhile stays. */
  const confirm = (sent: readonly Edit[]) => {
    const edits = { ...state.value.edits };
    for (const { field, value } of sent) {
      const now = own(edits, field.option);
      if (now?.value === value) delete edits[field.option];
      else if (now) edits[field.option] = { ...now, base: server.current(field.option) };
    }
    set({
      edits,
      updatedSettings: { ...state.value.updatedSettings, ...byOption(sent, () => true) },
      notKept: without(state.value.notKept, optionsOf(sent)),
      settingsSent: without(state.value.settingsSent, optionsOf(sent)),
    });
  };

  /** A confirmed save was read again. @returns what the server holds with another value */
  const review = (sent: readonly Edit[]): readonly Field[] => {
    const last = sent.filter(({ field }) => lastSaves.get(field.option) === sent);
    const kept = last.filter((edit) => !isClean(edit));
    const goneOn = optionsOf(last).flatMap((option) => own(state.value.edits, option) ?? []);
    if (kept.length > 0 || goneOn.length > 0)
      set({
        edits: {
          ...state.value.edits,
          ...byOption(goneOn, (edit) => ({ ...edit, base: server.current(edit.field.option) })),
        },
        notKept: { ...state.value.notKept, ...byOption(kept, ({ value }) => value) },
      });
    return kept.map(({ field }) => field);
  };

  /** A save did not work, or not for these: they stay unsaved. */
  const fail = (sent: readonly Edit[]) =>
    set({
      updatedSettings: { ...state.value.updatedSettings, ...byOption(sent, () => false) },
      settingsSent: without(state.value.settingsSent, optionsOf(sent)),
    });

  const save = async (fields?: readonly Field[]): Promise<SaveEnding> => {
    const batch = editsOf(fields).filter(
      (edit) => !isClean(edit) && !Object.hasOwn(state.value.settingsSent, edit.field.option),
    );
    if (batch.length === 0) return 'clean';
    const refused = batch.map((edit) => ({ ...edit, refused: edit.field.check(edit.value).map(({ key }) => key) }));
    set({ edits: { ...state.value.edits, ...byOption(refused, (edit) => edit) } });
    if (refused.some((edit) => edit.refused.length > 0)) return 'refused';

    const names = batch.map(({ field }) => field);
    set({ settingsSent: { ...state.value.settingsSent, ...byOption(batch, () => true as const) } });
    server.tell('saving', names);
    const unread = await server.readAgain().then(
      () => null,
      (cause: unknown) => ({ cause }),
    );
    const elsewhere = batch.filter((edit) => isNews(edit, server.current(edit.field.option)));
    if (unread) {
      fail(batch);
      server.tell('failed', names, unread.cause);
      return 'failed';
    }
    if (elsewhere.length > 0) {
      set({ settingsSent: without(state.value.settingsSent, optionsOf(batch)) });
      const changed = elsewhere.map(({ field }) => field);
      for (const field of changed) form.saw(field);
      server.tell('changed', changed);
      return 'changed';
    }
    for (const { option } of names) lastSaves.set(option, batch);
    let isConfirmed = false;
    const changes = byOption(batch, ({ field, value }) => field.write(value));
    const refusal = await server.send(changes, () => {
      isConfirmed = true;
      confirm(batch);
      server.tell('saved', names);
    });
    if (!isConfirmed) {
      // What the server holds all the same is saved, whatever the answer was.
      const taken = refusal === null ? batch : batch.filter(isClean);
      confirm(taken);
      const failed = batch.filter((edit) => !taken.includes(edit));
      if (failed.length > 0) {
        fail(failed);
        server.tell('failed', names, refusal);
        return 'failed';
      }
    }
    const kept = review(batch);
    if (kept.length > 0) server.tell('kept', kept);
    else if (!isConfirmed) server.tell('saved', names);
    return kept.length > 0 ? 'kept' : 'saved';
  };

  const form: SettingsForm = {
    subscribe: state.subscribe,
    current: () => state.value,
    of(option) {
      const now = {
        edit: own(state.value.edits, option),
        isSent: Object.hasOwn(state.value.settingsSent, option),
        isFailed: own(state.value.updatedSettings, option) === false,
        notKept: own(state.value.notKept, option),
      };
      const before = options.get(option);
      if (before && isSameState(before, now)) return before;
      options.set(option, now);
      return now;
    },
    edit(field, value) {
      const before = own(state.value.edits, field.option);
      const begun = before && !isClean(before);
      const edit: Edit = {
        field,
        value,
        base: begun ? before.base : server.current(field.option),
        refused: before?.refused ?? [],
        told: begun ? before.told : undefined,
      };
      set({ edits: { ...state.value.edits, [field.option]: edit } });
    },
    saw({ option }) {
      const edit = own(state.value.edits, option);
      const told = server.current(option);
      if (edit && edit.told !== told) set({ edits: { ...state.value.edits, [option]: { ...edit, told } } });
    },
    dirty: (fields) => editsOf(fields).flatMap((edit) => (isClean(edit) ? [] : [edit.field])),
    isDirty: () => Object.keys(state.value.settingsSent).length > 0 || editsOf().some((edit) => !isClean(edit)),
    save,
    discard(fields) {
      const all = [...Object.keys(state.value.edits), ...Object.keys(state.value.notKept)];
      const gone = fields?.map(({ option }) => option) ?? all;
      set({ edits: without(state.value.edits, gone), notKept: without(state.value.notKept, gone) });
    },
  };
  return form;
}

const isSameState = (one: OptionState, other: OptionState) =>
  one.edit === other.edit &&
  one.isSent === other.isSent &&
  one.isFailed === other.isFailed &&
  one.notKept === other.notKept;

const byOption = <Value>(edits: readonly Edit[], value: (edit: Edit) => Value): Record<string, Value> =>
  Object.fromEntries(edits.map((edit) => [edit.field.option, value(edit)]));

const without = <Value>(all: PerOption<Value>, options: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([option]) => !options.includes(option)));

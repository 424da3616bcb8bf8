import type { Settings } from '@flightdeck/shared/api';
import type { Field } from './field';

/** An option being edited. */
export interface Edit {
  readonly field: Field;
  readonly value: unknown;
  /** What the server held when the edit began; another value since then came from elsewhere. */
  readonly base: unknown;
  /** Keys of problems that a save was refused for. */
  readonly refused: readonly string[];
  /** What the server held when the user was last told of a change elsewhere. */
  readonly told: unknown;
}

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

/** `changed`: somebody else saved meanwhile, and the user has not seen it yet. `refused`: something is unfit to be sent. */
export type SaveEnding = 'saved' | 'kept' | 'failed' | 'refused' | 'changed' | 'clean';

/** What the edits are compared with and sent to. */
export interface FormServer {
  /** What the server is known to hold. */
  held(option: string): unknown;
  /** Reads all settings anew; rejects when that failed. */
  readAgain(): Promise<unknown>;
  /** Sends, and reads anew whatever came of it. @returns why it failed, or null */
  send(changes: Settings): Promise<unknown>;
  /** Says how it goes. `fields`: those it is about; `cause` of a failure */
  tell(moment: 'saving' | Exclude<SaveEnding, 'refused' | 'clean'>, fields: readonly Field[], cause?: unknown): void;
}

export interface SettingsForm {
  subscribe(listener: () => void): () => void;
  current(): FormState;
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
  let state = empty;
  const listeners = new Set<() => void>();
  const set = (change: Partial<FormState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const heldBy = (field: Field) => field.read(server.held(field.option));
  const saysHeld = ({ field, value }: Edit) => {
    const held = heldBy(field);
    return held !== undefined && field.same(value, held);
  };
  const editsOf = (fields?: readonly Field[]) =>
    (fields?.map(({ option }) => state.edits[option]) ?? Object.values(state.edits)).filter(
      (edit) => edit !== undefined,
    );
  const isNews = (edit: Edit) => {
    const held = server.held(edit.field.option);
    const isTold = edit.told !== undefined && sameHeld(edit.field, edit.told, held);
    return !isTold && cameFromElsewhere(edit, held);
  };

  const optionsOf = (edits: readonly Edit[]) => edits.map(({ field }) => field.option);

  /** After a write and its re-read: who says what the server says is clean; who was changed meanwhile stays. */
  const settle = (sent: readonly Edit[], cause: unknown) => {
    const edits = { ...state.edits };
    const updatedSettings = { ...state.updatedSettings };
    const notKept = without(state.notKept, optionsOf(sent));
    const kept: Field[] = [];
    for (const edit of sent) {
      const { option } = edit.field;
      const isHeld = saysHeld(edit);
      updatedSettings[option] = cause === null || isHeld;
      const isUntouched = edits[option]?.value === edit.value;
      if (isHeld || cause === null) {
        if (!isHeld) {
          notKept[option] = edit.value;
          kept.push(edit.field);
        }
        if (isUntouched) delete edits[option];
        else if (edits[option]) edits[option] = { ...edits[option], base: server.held(option) };
      }
    }
    set({ edits, updatedSettings, notKept, settingsSent: without(state.settingsSent, optionsOf(sent)) });
    return kept;
  };

  const save = async (fields?: readonly Field[]): Promise<SaveEnding> => {
    const batch = editsOf(fields).filter((edit) => !saysHeld(edit) && !(edit.field.option in state.settingsSent));
    if (batch.length === 0) return 'clean';
    const refused = batch.map((edit) => ({ ...edit, refused: edit.field.check(edit.value).map(({ key }) => key) }));
    set({ edits: { ...state.edits, ...byOption(refused, (edit) => edit) } });
    if (refused.some((edit) => edit.refused.length > 0)) return 'refused';

    const names = batch.map(({ field }) => field);
    set({ settingsSent: { ...state.settingsSent, ...byOption(batch, () => true as const) } });
    server.tell('saving', names);
    const unread = await server.readAgain().then(
      () => null,
      (cause: unknown) => ({ cause }),
    );
    const elsewhere = batch.filter(isNews);
    if (unread || elsewhere.length > 0) {
      set({ settingsSent: without(state.settingsSent, optionsOf(batch)) });
      for (const { field } of elsewhere) form.saw(field);
      if (unread) server.tell('failed', names, unread.cause);
      else
        server.tell(
          'changed',
          elsewhere.map(({ field }) => field),
        );
      return unread ? 'failed' : 'changed';
    }
    const cause = await server.send(byOption(batch, ({ field, value }) => field.write(value)));
    const kept = settle(batch, cause);
    const ending = cause === null ? (kept.length > 0 ? 'kept' : 'saved') : 'failed';
    server.tell(ending, ending === 'kept' ? kept : names, cause);
    return ending;
  };

  const form: SettingsForm = {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => state,
    edit(field, value) {
      const before = state.edits[field.option];
      const begun = before && !saysHeld(before);
      const edit: Edit = {
        field,
        value,
        base: begun ? before.base : server.held(field.option),
        refused: before?.refused ?? [],
        told: begun ? before.told : undefined,
      };
      set({ edits: { ...state.edits, [field.option]: edit } });
    },
    saw({ option }) {
      const edit = state.edits[option];
      const told = server.held(option);
      if (edit && edit.told !== told) set({ edits: { ...state.edits, [option]: { ...edit, told } } });
    },
    dirty: (fields) => editsOf(fields).flatMap((edit) => (saysHeld(edit) ? [] : [edit.field])),
    isDirty: () => Object.keys(state.settingsSent).length > 0 || editsOf().some((edit) => !saysHeld(edit)),
    save,
    discard(fields) {
      const all = [...Object.keys(state.edits), ...Object.keys(state.notKept)];
      const gone = fields?.map(({ option }) => option) ?? all;
      set({ edits: without(state.edits, gone), notKept: without(state.notKept, gone) });
    },
  };
  return form;
}

/** Whether an option being edited was given another value by somebody else meanwhile. */
export function cameFromElsewhere({ field, base, value }: Edit, held: unknown): boolean {
  const known = field.read(held);
  return known !== undefined && !sameHeld(field, base, held) && !field.same(value, known);
}

/** Whether the server's values of two moments say the same. */
function sameHeld(field: Field, before: unknown, now: unknown): boolean {
  const [a, b] = [field.read(before), field.read(now)];
  return a === undefined || b === undefined ? a === b : field.same(a, b);
}

const byOption = <Value>(edits: readonly Edit[], value: (edit: Edit) => Value): Record<string, Value> =>
  Object.fromEntries(edits.map((edit) => [edit.field.option, value(edit)]));

const without = <Value>(all: PerOption<Value>, options: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([option]) => !options.includes(option)));

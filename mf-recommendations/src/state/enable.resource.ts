import { asFailure, readNow } from '@flightdeck/shared/api';
import { confirmPlugin, installPlugin, pluginsRead } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { saveNotices, saveSettings } from '@flightdeck/shared/settings';
import { type Activation, activationOf } from '../flow/activation';
import { select, undoSelect } from '../flow/answers';
import type { SelectableStep } from '../flow/steps';
import { changeAnswers } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Enables a recommendation: saves the selection, then installs the plugin or sets the options (REC-041). Undoes the selection if
 * that fails. Continues after the user has left the screen. Never rejects.
 */
async function enable(step: SelectableStep): Promise<void> {
  const store = flowStore();
  const { answers: before, installing, enableErrors } = store.state.value;
  changeAnswers((answers) => select(answers, step));
  store.set({ installing: { ...installing, [step]: true }, enableErrors: withoutEntry(enableErrors, step) });
  // Save the selection first, in case the user leaves the page.
  await store.lastWrite;
  const problem = await activate(activationOf(step));
  if (problem !== null && before) changeAnswers((answers) => undoSelect(answers, step, before));
  const after = store.state.value;
  store.set({
    installing: withoutEntry(after.installing, step),
    ...(problem !== null && { enableErrors: { ...after.enableErrors, [step]: problem } }),
  });
}

/** Enables a recommendation and records the click under `event`. */
export function enableFrom(event: string, step: SelectableStep): void {
  record(event, { feature: step });
  void enable(step);
}

/** Runs an activation. @returns the reason why the feature isn't active; null if it is */
async function activate(activation: Activation): Promise<string | null> {
  if (activation.kind === 'plugin') return install(activation.slug, activation.file);
  const notEnabled = __("Your site didn't enable this feature. Try again.");
  const { ending } = await saveSettings(activation.options, { notices: saveNotices({ overridden: notEnabled }) });
  if (ending === 'saved') return null;
  return ending === 'overridden' ? notEnabled : __("Couldn't enable this feature. Try again.");
}

/**
 * Installs a plugin, and reloads the plugins even after a failure, because a response can get lost (REC-056, REC-058).
 * @returns the reason why the plugin isn't active; null if it is
 */
async function install(slug: string, file: string): Promise<string | null> {
  const failure = await installPlugin(slug, 'recommendations').then(() => null, asFailure);
  const plugins = await readNow(pluginsRead).catch(() => null);
  if (plugins?.[file]?.isActive) return null;
  if (failure) return failure.message;
  // The site reports success only once the plugin is active, so a list without the plugin comes from a cache.
  confirmPlugin(file);
  return null;
}

/** Returns a copy of a map in which the value of a name is undefined. */
const withoutEntry = <T extends object>(map: T, name: keyof T): T => ({ ...map, [name]: undefined });

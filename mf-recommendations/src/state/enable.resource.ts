import { asFailure, readNow, saveSettings } from '@flightdeck/shared/api';
import { confirmPlugin, installPlugin, pluginsRead } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { settingsNotices } from '@flightdeck/shared/settings';
import { type Activation, activationOf } from '../flow/activation';
import { select, undoSelect } from '../flow/answers';
import type { SelectableStep } from '../flow/steps';
import { changeAnswers } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Enables a recommendation: records the selection, starts the installation, runs the activation and ends the
 * installation, whatever the result (REC-041). Takes the selection back if the activation fails. Continues after the user leaves the screen. Never rejects; ignores a
 * second call while it runs.
 */
export async function enable(step: SelectableStep): Promise<void> {
  const store = flowStore();
  const { answers: before, installing, enableErrors } = store.state.value;
  if (installing[step]) return;
  changeAnswers((answers) => select(answers, step));
  store.set({ installing: { ...installing, [step]: true }, enableErrors: without(enableErrors, step) });
  // Save the selection first, in case the user leaves the page.
  await store.lastWrite;
  const problem = await activate(activationOf(step));
  if (problem !== null && before) changeAnswers((answers) => undoSelect(answers, step, before));
  const after = store.state.value;
  store.set({
    installing: without(after.installing, step),
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
  const { ending } = await saveSettings(activation.options, { notices: settingsNotices(notEnabled) });
  if (ending === 'saved') return null;
  return ending === 'overridden' ? notEnabled : __("Couldn't enable this feature. Try again.");
}

/**
 * Installs a plugin and reloads the plugins in any case, because a response can be lost (REC-056, REC-058).
 * @returns the reason why the plugin isn't active; null if it is
 */
async function install(slug: string, file: string): Promise<string | null> {
  const failed = await installPlugin(slug, 'recommendations').then(() => null, asFailure);
  const plugins = await readNow(pluginsRead).catch(() => null);
  if (plugins?.[file]?.isActive) return null;
  if (failed) return failed.message;
  // The site confirms a plugin only once it is active.
  confirmPlugin(file);
  return null;
}

/** Returns a copy of a map without the value of one name. */
const without = <T extends object>(map: T, name: keyof T): T => ({ ...map, [name]: undefined });

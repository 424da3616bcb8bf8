import { record } from '@flightdeck/shared/analytics';
import { asFailure, cached, readNow, seedRead } from '@flightdeck/shared/api';
import { installPlugin, pluginsRead } from '@flightdeck/shared/calls/plugins';
import { __ } from '@flightdeck/shared/i18n';
import { saveOptions, settingsNotices } from '@flightdeck/shared/settings';
import { type Activation, activationOf } from '../flow/activation';
import { select } from '../flow/answers';
import type { SelectableStep } from '../flow/steps';
import { changeAnswers } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Switches a recommendation on: the choice is recorded, the installation begins, the activation runs, and the installation ends
 * however that went (REC-041). It belongs to the page and not to the screen, so that leaving the screen ends nothing. Never
 * rejects; pressing twice is pressing once.
 */
export async function enable(step: SelectableStep): Promise<void> {
  const store = flowStore();
  const { installing, refused } = store.state.value;
  if (installing[step]) return;
  changeAnswers((answers) => select(answers, step));
  store.set({ installing: { ...installing, [step]: true }, refused: without(refused, step) });
  // The choice is on the server first: whoever leaves now finds it there.
  await store.lastWrite;
  const problem = await activate(activationOf(step));
  const after = store.state.value;
  store.set({
    installing: without(after.installing, step),
    ...(problem !== null && { refused: { ...after.refused, [step]: problem } }),
  });
}

/** The same, from a button that is counted under `event`. */
export function enableFrom(event: string, step: SelectableStep): void {
  record(event, { feature: step });
  void enable(step);
}

/** @returns why it is not on, null when it is */
async function activate(activation: Activation): Promise<string | null> {
  if (activation.kind === 'plugin') return install(activation.slug, activation.file);
  const keptOff = __("Your site didn't enable this feature. Try again.");
  const ending = await saveOptions(activation.options, settingsNotices(keptOff));
  if (ending === 'saved') return null;
  return ending === 'kept' ? keptOff : __("Couldn't enable this feature. Try again.");
}

/** Plugins are read again whatever the answer: a lost one says nothing about how it ended (REC-056, REC-058). */
async function install(slug: string, file: string): Promise<string | null> {
  const failed = await installPlugin(slug, 'recommendations').then(() => null, asFailure);
  const plugins = await readNow(pluginsRead).catch(() => null);
  if (plugins?.[file]?.isActive) return null;
  if (failed) return failed.message;
  // Installed, but not read back: the answer is the best that is known.
  if (!plugins) seedRead(pluginsRead, { ...cached(pluginsRead), [file]: { name: slug, version: '', isActive: true } });
  return plugins ? __('The plugin was installed but not activated. Try again.') : null;
}

/** A map in which one name has no value any more. */
const without = <T extends object>(map: T, name: keyof T): T => ({ ...map, [name]: undefined });

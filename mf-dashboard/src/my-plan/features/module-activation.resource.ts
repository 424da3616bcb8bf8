import { record } from '@flightdeck/shared/analytics';
import { asFailure, cached, readNow, saveSettings, seedRead, settingsRead } from '@flightdeck/shared/api';
import { switchModule } from '@flightdeck/shared/calls/modules';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { initialState } from '@flightdeck/shared/session';
import { useRef, useState } from 'react';
import type { FeatureModule } from './feature-list';

export interface ModuleActivation {
  /** Modules on their way. */
  readonly activating: readonly FeatureModule[];
  /** Turns a module on; one that is on its way is left alone. */
  activate(module: FeatureModule): void;
}

const noticeId = 'module-toggle';

/** Turning modules on, from a button (DASH-030 to DASH-035). */
export function useModuleActivation(): ModuleActivation {
  const [activating, show] = useState<readonly FeatureModule[]>([]);
  // Two presses may come before anything is drawn.
  const running = useRef<ReadonlySet<FeatureModule>>(new Set());
  const run = (modules: ReadonlySet<FeatureModule>) => {
    running.current = modules;
    show([...modules]);
  };
  const activate = async (module: FeatureModule) => {
    if (running.current.has(module)) return;
    run(new Set([...running.current, module]));
    await activateModule(module);
    run(new Set([...running.current].filter((each) => each !== module)));
  };
  return { activating, activate: (module) => void activate(module) };
}

/**
 * Turns a module on and says how it ends: activated as soon as the server confirms it; the settings are read again after
 * that, and a module that stays off is told. Never rejects.
 */
async function activateModule(module: FeatureModule): Promise<void> {
  const name = initialState().getModules[module]?.name || names()[module];
  record('jetpack_wpa_module_toggle', { module, toggled: 'on' });
  notify({ noticeId, status: 'is-info', text: sprintf(__('Activating %s…'), name) });
  let isTold = false;
  const tellActive = () => {
    isTold = true;
    const text = sprintf(__('%s has been activated.'), name);
    notify({ noticeId, status: 'is-success', text, duration: successDuration });
  };
  const turnOn = module === 'videopress' ? switchByOption : switchByCall;
  const problem = await turnOn(module, tellActive);
  if (problem !== null) {
    notify({ noticeId, status: 'is-error', text: sprintf(__('%1$s failed to activate. %2$s'), name, problem) });
    return;
  }
  // Only the answer was lost: the settings say that it is on.
  if (!isTold) tellActive();
}

const names = (): Readonly<Record<FeatureModule, string>> => ({
  videopress: 'VideoPress',
  wordads: 'WordAds',
  'google-analytics': 'Google Analytics',
  publicize: 'Jetpack Social',
});

const keptOff = () => __('The site took the change but kept the module off.');

/** Video is the one that is turned on among the settings (DASH-030). @returns what went wrong, null for nothing */
async function switchByOption(module: FeatureModule, onConfirmed: () => void): Promise<string | null> {
  const { failure, kept } = await saveSettings({ [module]: true }, onConfirmed);
  if (failure) return failure.message;
  return kept.includes(module) ? keptOff() : null;
}

/** The answer may have been lost on its way, so the settings say how it ended. @returns what went wrong, null for nothing */
async function switchByCall(module: FeatureModule, onConfirmed: () => void): Promise<string | null> {
  const problem = await switchModule(module, true).then(
    () => null,
    (error: unknown) => asFailure(error).message,
  );
  const before = cached(settingsRead);
  if (problem === null) {
    if (before) seedRead(settingsRead, { ...before, [module]: true });
    onConfirmed();
  }
  const held = await readNow(settingsRead).catch(() => null);
  if (held) return held[module] ? null : (problem ?? keptOff());
  if (problem === null) seedRead(settingsRead, { ...cached(settingsRead), [module]: true });
  return problem;
}

import { recordModuleToggle } from '@flightdeck/shared/analytics';
import { asFailure, cached, loadRules, readAfter, seedRead, settingsRead, showConfirmed } from '@flightdeck/shared/api';
import { switchModule } from '@flightdeck/shared/calls/modules';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { initialState } from '@flightdeck/shared/session';
import { type SaveNotices, saveOptions, tellOlder } from '@flightdeck/shared/settings';
import { useRef, useState } from 'react';
import type { FeatureModule } from './feature-list';

export interface ModuleActivation {
  /** Modules that are being activated. */
  readonly activating: readonly FeatureModule[];
  /** Turns a module on. Does nothing while the module is being activated. */
  activate(module: FeatureModule): void;
}

const noticeId = 'module-toggle';

/** Returns the activation of modules (DASH-030 to DASH-035). */
export function useModuleActivation(): ModuleActivation {
  const [activating, show] = useState<readonly FeatureModule[]>([]);
  // State alone is too late for a second press before the next render.
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
 * Turns a module on and shows the result as a notice. The notice says "activated" as soon as the server confirms; the settings
 * are read afterwards and correct the notice if the module is still off. VideoPress is a setting (DASH-030). Never rejects.
 */
async function activateModule(module: FeatureModule): Promise<void> {
  recordModuleToggle(module, true);
  const notices = noticesOf(module);
  if (module === 'videopress') await saveOptions({ [module]: true }, notices);
  else await switchByCall(module, notices);
}

function noticesOf(module: FeatureModule): SaveNotices {
  const name = initialState().getModules[module]?.name || names()[module];
  const tellFailed = (problem: string) => {
    const text = sprintf(
      /* translators: %1$s: name of a feature. %2$s: the error message, a sentence */
      __('%1$s failed to activate. %2$s'),
      name,
      problem,
    );
    notify({ noticeId, status: 'is-error', text });
  };
  return {
    saving: () =>
      void notify({
        noticeId,
        status: 'is-info',
        text: sprintf(/* translators: %s: name of a feature */ __('Activating %s…'), name),
      }),
    saved: () => {
      const text = sprintf(/* translators: %s: name of a feature */ __('%s has been activated.'), name);
      notify({ noticeId, status: 'is-success', text, duration: successDuration });
    },
    failed: ({ message }) => tellFailed(message),
    kept: () => tellFailed(__('The site accepted the change, but the module is still off.')),
  };
}

const names = (): Readonly<Record<FeatureModule, string>> => ({
  videopress: 'VideoPress',
  wordads: 'WordAds',
  'google-analytics': 'Google Analytics',
  publicize: 'Jetpack Social',
});

/** Turns a module on by its call. The settings decide the result, because the answer may get lost. */
async function switchByCall(module: FeatureModule, { saving, saved, failed, kept }: SaveNotices): Promise<void> {
  saving();
  const failure = await switchModule(module, true).then(() => null, asFailure);
  await loadRules();
  const before = cached(settingsRead);
  const changes = { [module]: true };
  if (!failure) {
    if (before) showConfirmed(changes, before);
    saved();
  }
  const { settings, older } = await readAfter(changes);
  if (!settings) {
    if (failure) failed(failure);
    else seedRead(settingsRead, { ...cached(settingsRead), ...changes });
    return;
  }
  if (!settings[module]) {
    if (failure) failed(failure);
    else kept();
    return;
  }
  // The answer got lost, but the settings have the module on.
  if (failure) saved();
  tellOlder({ older });
}

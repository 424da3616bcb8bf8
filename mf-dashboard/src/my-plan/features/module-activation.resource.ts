import { switchModule } from '@flightdeck/shared/calls';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { recordModuleToggle } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { type SaveNotices, saveNotices, saveSettings } from '@flightdeck/shared/settings';
import { useRef, useState } from 'react';
import type { FeatureModule } from './feature-list';

export interface ModuleActivation {
  /** Modules that are being activated. */
  readonly activatingModules: readonly FeatureModule[];
  /** Turns a module on. Does nothing while the module is being activated. */
  activate(module: FeatureModule): Promise<void>;
}

/** Returns a function that activates a module, and the modules that are being activated (DASH-030 to DASH-035). */
export function useModuleActivation(): ModuleActivation {
  const [activatingModules, setActivatingModules] = useState<readonly FeatureModule[]>([]);
  // A ref, because a second press can arrive before the state changes with the next render.
  const runningModules = useRef<ReadonlySet<FeatureModule>>(new Set());
  const setRunning = (modules: ReadonlySet<FeatureModule>) => {
    runningModules.current = modules;
    setActivatingModules([...modules]);
  };
  const activate = async (module: FeatureModule) => {
    if (runningModules.current.has(module)) return;
    setRunning(new Set([...runningModules.current, module]));
    await activateModule(module);
    setRunning(new Set([...runningModules.current].filter((other) => other !== module)));
  };
  return { activatingModules, activate };
}

/**
 * Turns a module on and shows the result as a notice. VideoPress is a setting (DASH-030); other modules have a separate
 * request. Never rejects.
 */
async function activateModule(module: FeatureModule): Promise<void> {
  recordModuleToggle(module, true);
  const notices = noticesOf(module);
  const send = async () => {
    await switchModule(module, true);
    return null;
  };
  await saveSettings({ [module]: true }, module === 'videopress' ? { notices } : { notices, send });
}

function noticesOf(module: FeatureModule): SaveNotices {
  const name = initialState().getModules[module]?.name || fallbackNames()[module];
  const notices = saveNotices(
    {
      saving: sprintf(/* translators: %s: name of a feature */ __('Activating %s…'), name),
      saved: sprintf(/* translators: %s: name of a feature */ __('%s has been activated.'), name),
      failed: sprintf(
        /* translators: %1$s: name of a feature. %2$s: the error message, a sentence */
        __('%1$s failed to activate. %2$s'),
        name,
        '%s',
      ),
    },
    'module-toggle',
  );
  const message = __('The site accepted the change, but the module is still off.');
  return { ...notices, overridden: () => notices.failed({ message }) };
}

const fallbackNames = (): Readonly<Record<FeatureModule, string>> => ({
  videopress: 'VideoPress',
  wordads: 'WordAds',
  'google-analytics': 'Google Analytics',
  publicize: 'Jetpack Social',
});

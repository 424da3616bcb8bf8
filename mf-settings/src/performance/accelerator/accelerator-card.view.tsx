import { __ } from '@flightdeck/shared/i18n';
import { recordClick, recordModuleToggle } from '@flightdeck/shared/reporting';
import type { CardProps } from '../../engine/cards/card';
import { hindranceText } from '../../engine/cards/hindrance.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SwitchRow } from '../../engine/switches/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import {
  acceleratorChanges,
  acceleratorIsFixed,
  acceleratorIsOn,
  acceleratorState,
  imageChanges,
} from './accelerator-rules';
import { acceleratorTexts } from './accelerator-texts';

/** Card for the site accelerator and lazy loading of images (SET-091 to SET-095). */
export function AcceleratorCard({ card }: CardProps) {
  const facts = useFacts();
  const state = acceleratorState(facts);
  return (
    <SettingsCard card={card}>
      {state !== 'hidden' && (
        <SwitchRow
          childrenDisabled={false}
          disabled={state === 'disabled'}
          disabledReason={acceleratorIsFixed(facts) ? hindranceText('forced-on') : undefined}
          explanation={
            <LearnMore source="jetpack-support-site-accelerator">
              {__('Images and static files load from servers near your visitors, so pages load faster.')}
            </LearnMore>
          }
          label={__('Site accelerator')}
          rule={{
            option: 'site-accelerator',
            isOn: (serverValues) => acceleratorIsOn(serverValues, facts),
            changes: (on) => acceleratorChanges(on, facts),
            record: (on) => recordAccelerator(on),
          }}
          texts={acceleratorTexts}
        >
          <SwitchRow
            label={__('Speed up image load times')}
            rule={{ option: 'photon', changes: imageChanges, record: (on) => recordModuleToggle('photon', on) }}
          />
          <SwitchRow label={__('Speed up static file load times')} rule={{ option: 'photon-cdn' }} />
        </SwitchRow>
      )}
      {'lazy-images' in facts.modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-lazy-images">
              {__('Images load as visitors scroll to them, so pages open faster.')}
            </LearnMore>
          }
          label={__('Lazy loading for images')}
          rule={{ option: 'lazy-images' }}
        />
      )}
    </SettingsCard>
  );
}

function recordAccelerator(on: boolean): void {
  recordClick({ target: 'jetpack_site_accelerator_toggle', toggled: on ? 'on' : 'off' });
  recordModuleToggle('photon', on);
  recordModuleToggle('photon-cdn', on);
}

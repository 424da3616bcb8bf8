import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { Skeleton } from '@flightdeck/shared/ui';
import { RadioGroup } from '@flightdeck/shared/ui/form';
import { availability, isUsable } from '../../engine/access/access';
import { blockerText, DisabledByAdministrator } from '../../engine/access/blocker-text.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { UnknownValue } from '../../engine/form/original-page.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { useScrollMode } from './scroll-mode.resource';

/**
 * Edits the infinite scroll mode (SET-175). If the theme doesn't support it, an administrator disabled the module, or a saved value
 * is unknown, says so instead.
 */
export function ScrollModeRow() {
  const input = useRuleInput();
  const name = __('Infinite scroll');
  const state = availability('infinite-scroll', input);
  const { module, option } = useScrollMode();
  if (!isUsable(state)) {
    return <SettingsRow explanation={<DisabledByAdministrator name={name} />} label={name} />;
  }
  if (!initialState().themeData.support['infinite-scroll']) {
    return (
      <SettingsRow
        explanation={
          <LearnMore source="jetpack-support-infinite-scroll">
            {__("Your theme doesn't support infinite scroll.")}
          </LearnMore>
        }
        label={name}
      />
    );
  }
  if (module.isUnknown || option.isUnknown)
    return <SettingsRow end={__('Unknown value')} explanation={<UnknownValue />} label={name} />;
  return (
    <SettingsRow
      explanation={
        <LearnMore source="jetpack-support-infinite-scroll">
          {__('Readers see older posts without opening another page.')}
        </LearnMore>
      }
      label={name}
      testId="setting-infinite-scroll"
    >
      <div>
        <Modes isForcedOn={state === 'forced-on'} />
      </div>
    </SettingsRow>
  );
}

function Modes({ isForcedOn }: { readonly isForcedOn: boolean }) {
  const { mode, isSaving, module, option, choose } = useScrollMode();
  if (mode === undefined) return <Skeleton height={92} />;
  return (
    <>
      <RadioGroup
        disabled={isSaving}
        label={__('How to load older posts')}
        onChange={choose}
        options={[
          {
            value: 'default',
            label: __('Theme default'),
            disabled: isForcedOn,
            hint: isForcedOn ? blockerText('forced-on') : undefined,
          },
          { value: 'button', label: __('On the same page, with a button') },
          { value: 'scroll', label: __('On the same page, as readers scroll') },
        ]}
        testId="scroll-mode"
        value={mode}
      />
      <FieldNotes field={module} />
      <FieldNotes field={option} />
    </>
  );
}

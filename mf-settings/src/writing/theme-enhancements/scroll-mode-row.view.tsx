import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { RadioGroup } from '@flightdeck/shared/ui/radio-group';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { availability, isUsable } from '../../engine/access';
import { FieldNotes } from '../../engine/field-notes.view';
import { useFacts } from '../../engine/form-context.store';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { DisabledByAdministrator } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { useScrollMode } from './scroll-mode.resource';

/** How older posts come (SET-175), saved with the bar. A theme that has no part in it, or an administrator, leaves nothing to choose. */
export function ScrollModeRow() {
  const facts = useFacts();
  const name = __('Infinite Scroll');
  if (!isUsable(availability('infinite-scroll', facts))) {
    return <SettingsRow explanation={<DisabledByAdministrator name={name} />} label={name} />;
  }
  if (!initialState().themeData.support['infinite-scroll']) {
    return (
      <SettingsRow
        explanation={<LearnMore source="jetpack-support-infinite-scroll">{__('Theme support required.')}</LearnMore>}
        label={name}
      />
    );
  }
  return (
    <SettingsRow
      explanation={
        <LearnMore source="jetpack-support-infinite-scroll">
          {__('At the end of a list of posts the next ones come without a new page.')}
        </LearnMore>
      }
      label={name}
      testId="setting-infinite-scroll"
    >
      <div>
        <Modes />
      </div>
    </SettingsRow>
  );
}

function Modes() {
  const { mode, isSaving, module, option, choose } = useScrollMode();
  if (mode === undefined) return <Skeleton height={92} />;
  return (
    <>
      <RadioGroup
        disabled={isSaving}
        label={__('How older posts are loaded')}
        onChange={choose}
        options={[
          { value: 'default', label: __('As the theme does it') },
          { value: 'button', label: __('In the page, by a button') },
          { value: 'scroll', label: __('In the page, as the reader scrolls down') },
        ]}
        testId="scroll-mode"
        value={mode}
      />
      <FieldNotes field={module} />
      <FieldNotes field={option} />
    </>
  );
}

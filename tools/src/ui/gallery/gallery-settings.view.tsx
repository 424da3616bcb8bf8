import { Button } from '@flightdeck/shared/ui/button';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { Section } from '@flightdeck/shared/ui/section';
import { TextField } from '@flightdeck/shared/ui/text-field';
import { useState } from 'react';
import { RowsCard } from '../../../../mf-settings/src/engine/rows-card/rows-card.view';
import { SaveBar } from '../../../../mf-settings/src/engine/save-bar/save-bar.view';
import { SettingsRow } from '../../../../mf-settings/src/engine/settings-row/settings-row.view';
import { FoldableCard } from '../../../../mf-settings/src/traffic/seo/foldable-card/foldable-card.view';
import css from './gallery.css';

const ignore = () => {};
const saved = '203.0.113.7';

/** A card of settings: rows with all exceptions, children, a bar that really saves. */
export function SettingsDemo() {
  const [isOn, setOn] = useState(true);
  const [list, setList] = useState('203.0.113.7\n2001:db8::17');
  const [kept, setKept] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => {
      setKept(list);
      setSaving(false);
    }, 2000);
  };
  const isDirty = list !== kept;
  return (
    <Section title="Settings row and save bar">
      <RowsCard badge={<a href="#beta">Beta</a>} icon="lock" title="Firewall">
        <SettingsRow
          explanation="Requests that match a rule are blocked before they reach WordPress."
          label="Protect your site with Jetpack’s Web Application Firewall"
          toggle={{ checked: isOn, onChange: setOn }}
        >
          <SettingsRow
            end="Not in your plan"
            explanation={
              <>
                Needs a plan with Scan. <Button variant="link">Upgrade to enable automatic rules</Button>
              </>
            }
            label="Enable automatic rules"
            toggle={{ checked: false, disabled: true, onChange: ignore }}
          />
          <SettingsRow
            end={isDirty && 'Unsaved'}
            explanation="One address or range per line, IPv4 or IPv6."
            label="Allow and block lists"
            toggle={{ checked: true, onChange: ignore }}
          >
            <TextField label="Always allowed" ltr multiline onChange={setList} value={list} />
          </SettingsRow>
          <SettingsRow label="Share data with Jetpack" toggle={{ busy: true, checked: true, onChange: ignore }} />
          <SettingsRow
            label="Share more data with Jetpack"
            toggle={{ checked: false, error: 'Not saved, still off', onChange: ignore }}
          />
          <SettingsRow
            label="Run before WordPress"
            toggle={{ checked: true, disabledReason: 'Set by administrator', onChange: ignore }}
          />
        </SettingsRow>
        <SettingsRow end="Not in your plan" explanation="A row of text has no switch." label="Without a switch" />
        <SaveBar
          dirty={isDirty}
          onDiscard={() => setList(kept)}
          onSave={save}
          saving={isSaving}
          what="Allow and block lists"
        />
      </RowsCard>
      <div className={`${css.panel} ${css.edge}`}>
        <SettingsRow label="Allow users to log in" toggle={{ checked: false, onChange: ignore }}>
          <SettingsRow label="Match accounts using email addresses" toggle={{ checked: true, onChange: ignore }} />
        </SettingsRow>
        <SaveBar dirty onDiscard={ignore} onSave={ignore} saving what="Log in" />
      </div>
    </Section>
  );
}

/** Folded, unfolded, with rows inside. */
export function Foldables() {
  return (
    <Section title="Foldable card">
      <FoldableCard title="Expand to edit your front page meta description.">
        <p className={css.text}>Search results show this text below the name of the site.</p>
      </FoldableCard>
      <FoldableCard expanded icon="search" state={<StateChip tone="neutral">Off</StateChip>} title="Page titles">
        <p className={css.text}>Expanded at first.</p>
      </FoldableCard>
      <FoldableCard flush icon="gauge" title="With rows of settings">
        <SettingsRow label="Count logged in page views" toggle={{ checked: true, onChange: ignore }} />
      </FoldableCard>
    </Section>
  );
}

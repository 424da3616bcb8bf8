import { Button, StateChip } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { Section } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { RowsCard } from '../../../../mf-settings/src/engine/cards/rows-card/rows-card.view';
import { SettingsRow } from '../../../../mf-settings/src/engine/cards/settings-row/settings-row.view';
import { SaveBar } from '../../../../mf-settings/src/engine/form/save-bar/save-bar.view';
import { FoldableCard } from '../../../../mf-settings/src/traffic/seo/foldable-card/foldable-card.view';
import css from './gallery.css';

const ignore = () => {};

/** A card of settings: rows in each state, nested rows, and a save bar that works. */
export function SettingsDemo() {
  const [isOn, setOn] = useState(true);
  const [list, setList] = useState('203.0.113.7\n2001:db8::17');
  const [savedList, setSavedList] = useState('203.0.113.7');
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => {
      setSavedList(list);
      setSaving(false);
    }, 2000);
  };
  const isDirty = list !== savedList;
  return (
    <Section title="Settings row and save bar">
      <RowsCard badge={<a href="#beta">Beta</a>} icon="lock" title="Firewall">
        <SettingsRow
          explanation="Block malicious requests before they reach your site."
          label="Protect your site with a firewall"
          toggle={{ checked: isOn, onChange: setOn }}
        >
          <SettingsRow
            end="Not in your plan"
            explanation={
              <>
                <span>Your firewall rules no longer get updates.</span> <Button variant="link">Upgrade</Button>
              </>
            }
            label="Automatic rule updates"
            toggle={{ checked: false, disabled: true, onChange: ignore }}
          />
          <SettingsRow
            end={isDirty && 'Unsaved'}
            explanation="Always allow or always block specific IP addresses."
            label="Allow and block lists"
            toggle={{ checked: true, onChange: ignore }}
          >
            <TextField label="Allowed IP addresses" ltr multiline onChange={setList} value={list} />
          </SettingsRow>
          <SettingsRow label="Share data with Jetpack" toggle={{ busy: true, checked: true, onChange: ignore }} />
          <SettingsRow
            label="Share detailed data with Jetpack"
            toggle={{ checked: false, error: 'Not saved, still off', onChange: ignore }}
          />
          <SettingsRow
            label="Run the firewall before WordPress loads"
            toggle={{ checked: true, disabledReason: 'Set by administrator', onChange: ignore }}
          />
        </SettingsRow>
        <SettingsRow end="Not in your plan" explanation="This row has text but no switch." label="Without a switch" />
        <SaveBar
          dirty={isDirty}
          onDiscard={() => setList(savedList)}
          onSave={save}
          saving={isSaving}
          labels="Allowed IP addresses"
        />
      </RowsCard>
      <div className={`${css.panel} ${css.flush}`}>
        <SettingsRow label="Let users log in with WordPress.com" toggle={{ checked: false, onChange: ignore }}>
          <SettingsRow label="Match accounts by email address" toggle={{ checked: true, onChange: ignore }} />
        </SettingsRow>
        <SaveBar dirty onDiscard={ignore} onSave={ignore} saving labels="Match accounts by email address" />
      </div>
    </Section>
  );
}

/** Foldable cards: collapsed, expanded, and with settings rows. */
export function Foldables() {
  return (
    <Section title="Foldable card">
      <FoldableCard title="Front page meta description">
        <p className={css.text}>Search engines may show this text below the title of your site.</p>
      </FoldableCard>
      <FoldableCard expanded icon="search" state={<StateChip tone="neutral">Off</StateChip>} title="Page titles">
        <p className={css.text}>This card is expanded from the start.</p>
      </FoldableCard>
      <FoldableCard flush icon="gauge" title="With rows of settings">
        <SettingsRow label="Show an admin bar chart" toggle={{ checked: true, onChange: ignore }} />
      </FoldableCard>
    </Section>
  );
}

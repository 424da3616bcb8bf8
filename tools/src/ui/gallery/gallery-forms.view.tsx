import { SearchField } from '@flightdeck/root-config/search-field';
import { Choice, RadioGroup, SelectField, TextField } from '@flightdeck/shared/ui/form';
import { Section } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import css from './gallery.css';
import { Row } from './row.view';

const ignore = () => {};
const postOptions = [
  { value: 'all', label: 'All posts' },
  { value: 'new', label: 'New posts', hint: 'Starting today. Older posts do not change.' },
  { value: 'none', label: 'No posts' },
] as const;
const cardOptions = [
  ...postOptions.slice(0, 2),
  { value: 'none', label: 'Others', children: <TextField label="Which" onChange={ignore} value="" /> },
] as const;
const sides = [
  { value: 'start', label: 'At the start' },
  { value: 'end', label: 'At the end' },
] as const;

/** Text fields with one and several lines, hint, count and error; disabled, read-only and left to right. */
export function TextFields() {
  const [text, setText] = useState('Site Example');
  const [list, setList] = useState('203.0.113.7\n300.12.8.1');
  const sharedProps = { onChange: ignore, value: 'Site Example' };
  return (
    <Section title="Text field">
      <div className={`${css.panel} ${css.pairs}`}>
        <TextField hint="Visitors see this title." label="Title" maxLength={80} onChange={setText} value={text} />
        <TextField label="With placeholder" onChange={ignore} placeholder="Example: Site Example" value="" />
        <TextField
          {...sharedProps}
          error="Shorten this text by three characters."
          hint="Visitors see this title."
          label="With error"
        />
        <TextField {...sharedProps} disabled label="Disabled" />
        <TextField {...sharedProps} label="Read only" ltr readOnly value="203.0.113.7" />
        <TextField label="Address" onChange={ignore} type="url" value="https://site.example/" />
        <TextField
          error={list.includes('300.') ? 'Line 2: 300.12.8.1 is not an IP address.' : undefined}
          hint="Enter one IPv4 or IPv6 address or range per line."
          label="Allowed IP addresses"
          ltr
          multiline
          onChange={setList}
          value={list}
        />
        <TextField {...sharedProps} disabled label="Several lines, disabled" multiline />
      </div>
    </Section>
  );
}

/** Select fields, radio groups and checkboxes. */
export function Choices() {
  const [side, setSide] = useState<(typeof sides)[number]['value']>('start');
  const [posts, setPosts] = useState<(typeof postOptions)[number]['value']>('all');
  const [decision, setDecision] = useState<(typeof postOptions)[number]['value'] | null>('none');
  const [checked, setChecked] = useState(true);
  return (
    <Section title="Select field, radio group and checkbox">
      <div className={`${css.panel} ${css.pairs}`}>
        <SelectField hint="Position of the buttons." label="Side" onChange={setSide} options={sides} value={side} />
        <SelectField error="Choose another option." label="With error" onChange={ignore} options={sides} value="end" />
        <SelectField disabled label="Disabled" onChange={ignore} options={sides} value="end" />
        <RadioGroup label="Which posts" onChange={setPosts} options={postOptions} value={posts} />
        <RadioGroup disabled label="Disabled" onChange={ignore} options={postOptions} value="new" />
        <RadioGroup
          label="As cards, for a decision"
          onChange={setDecision}
          options={cardOptions}
          value={decision}
          variant="cards"
        />
        <div>
          <Choice checked={checked} label="Share data with Jetpack" onChange={setChecked} type="checkbox" />
          <Choice
            checked={!checked}
            hint="Explains the option."
            label="With a hint"
            onChange={() => setChecked(!checked)}
            type="checkbox"
          />
          <Choice checked disabled label="Disabled, on" onChange={ignore} type="checkbox" />
          <Choice checked={false} disabled label="Disabled, off" onChange={ignore} type="checkbox" />
        </div>
      </div>
    </Section>
  );
}

/** Search fields: empty, with a text, and pinned. */
export function Searches() {
  const [term, setTerm] = useState('');
  return (
    <Section title="Search field">
      <div className={css.panel}>
        <Row label="empty">
          <SearchField label="Features" onSearch={setTerm} placeholder="Search for a Jetpack feature." />
          <span>{term === '' ? 'No term' : `Term: ${term}`}</span>
        </Row>
        <Row label="with a text">
          <SearchField label="Features, with a text" onSearch={ignore} value="backup" />
        </Row>
        <Row label="pinned">
          <SearchField label="Features, pinned" onSearch={ignore} pinned />
        </Row>
      </div>
    </Section>
  );
}

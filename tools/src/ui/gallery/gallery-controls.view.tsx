import {
  Button,
  type ButtonVariant,
  type ChipTone,
  Icon,
  type IconName,
  iconNames,
  OutLink,
  Spinner,
  StateChip,
} from '@flightdeck/shared/ui';
import { Toggle } from '@flightdeck/shared/ui/form';
import { interpolate, Section } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import css from './gallery.css';
import { Row } from './row.view';

const buttons: readonly [variant: ButtonVariant, label: string, busyLabel: string][] = [
  ['secondary', 'Activate', 'Activating…'],
  ['primary', 'Save Settings', 'Saving…'],
  ['danger', 'Disconnect', 'Disconnecting…'],
  ['link', 'Manage', 'Managing…'],
];

/**
 * Buttons of each variant: enabled, busy, disabled, and disabled with a reason. An enabled button is busy for two seconds after a
 * click.
 */
export function Buttons() {
  const [pressed, setPressed] = useState<string>();
  const press = (label: string) => {
    setPressed(label);
    setTimeout(() => setPressed(undefined), 2000);
  };
  return (
    <Section title="Button">
      <div className={css.panel}>
        {buttons.map(([variant, label, busyLabel]) => (
          <Row key={variant} label={variant}>
            <Button busy={pressed === label} busyLabel={busyLabel} onClick={() => press(label)} variant={variant}>
              {label}
            </Button>
            <Button busy busyLabel={busyLabel} variant={variant}>
              {label}
            </Button>
            <Button disabled variant={variant}>
              {label}
            </Button>
            <Button disabledReason="Set by administrator" variant={variant}>
              {label}
            </Button>
          </Row>
        ))}
        <Row label="with icon">
          <Button busy={false} busyLabel="Retrying…" icon="retry">
            Retry
          </Button>
          <Button busy busyLabel="Retrying…" icon="retry">
            Retry
          </Button>
          <Button icon="close" variant="icon">
            Dismiss
          </Button>
          <Button href="#/settings" variant="primary">
            A link as button
          </Button>
        </Row>
      </div>
    </Section>
  );
}

/** Toggles: on, off, saving, disabled, failed. Only the first two can be switched. */
export function Toggles() {
  const [checked, setChecked] = useState(true);
  const ignore = () => {};
  return (
    <Section title="Toggle">
      <div className={css.panel}>
        <Row label="word first">
          <Toggle checked={checked} label="Monitor" onChange={setChecked} />
          <Toggle checked={!checked} label="Monitor, inverted" onChange={(next) => setChecked(!next)} />
          <Toggle busy checked={false} label="Monitor, turning off" onChange={ignore} />
          <Toggle busy checked label="Monitor, turning on" onChange={ignore} />
        </Row>
        <Row label="word last">
          <Toggle checked label="Search" onChange={ignore} wordPosition="end" />
          <Toggle checked={false} disabled label="Search, off" onChange={ignore} wordPosition="end" />
          <Toggle
            checked
            disabledReason="Set by administrator"
            label="Search, locked"
            onChange={ignore}
            wordPosition="end"
          />
          <Toggle
            checked={false}
            error="Not saved, still off"
            label="Search, failed"
            onChange={ignore}
            wordPosition="end"
          />
        </Row>
      </div>
    </Section>
  );
}

const states: readonly [tone: ChipTone, word: string, icon?: IconName | 'spinner'][] = [
  ['success', 'Active'],
  ['warning', 'Action needed'],
  ['danger', 'Threats found'],
  ['info', 'New'],
  ['neutral', 'Off'],
  ['neutral', 'Not in your plan', 'lock'],
  ['neutral', 'Offline', 'plug'],
  ['neutral', 'Loading', 'spinner'],
];

/** State chips and spinners. */
export function States() {
  return (
    <Section title="State chip and spinner">
      <div className={css.panel}>
        <Row label="states">
          {states.map(([tone, word, icon]) => (
            <StateChip icon={icon} key={word} tone={tone}>
              {word}
            </StateChip>
          ))}
        </Row>
        <Row label="spinner">
          <Spinner size={16} />
          <Spinner />
          <Spinner size={32} />
        </Row>
      </div>
    </Section>
  );
}

/** Links to an allowed origin and to another one, and a sentence with elements. */
export function Links() {
  return (
    <Section title="Out link and interpolate">
      <div className={css.panel}>
        <Row label="link">
          <OutLink href="https://jetpack.com/support/">Support</OutLink>
          <OutLink href="https://jetpack.com/support/" newTab>
            Support
          </OutLink>
          <OutLink href="https://elsewhere.example/">Somewhere else</OutLink>
        </Row>
        <Row label="as button">
          <OutLink href="https://jetpack.com/upgrade/" variant="secondary">
            Upgrade
          </OutLink>
          <OutLink href="https://jetpack.com/upgrade/" newTab variant="secondary">
            Upgrade
          </OutLink>
        </Row>
        <Row label="in a sentence">
          <p className={css.text}>
            {interpolate('By clicking you agree to our <a>Terms of Service</a> and to <b>share details</b>.', {
              a: (children) => (
                <OutLink href="https://wordpress.com/tos/" newTab>
                  {children}
                </OutLink>
              ),
              b: (children) => <b>{children}</b>,
            })}
          </p>
        </Row>
      </div>
    </Section>
  );
}

/** Every icon with its name. */
export function Icons() {
  return (
    <Section title="Icon">
      <div className={`${css.panel} ${css.icons}`}>
        {iconNames.map((name) => (
          <p className={css.icon} key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </p>
        ))}
      </div>
    </Section>
  );
}

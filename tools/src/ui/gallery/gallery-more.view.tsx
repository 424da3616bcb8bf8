import { Button } from '@flightdeck/shared/ui';
import { ProgressBar } from '@flightdeck/shared/ui/feedback';
import { CopyButton } from '@flightdeck/shared/ui/form';
import { Section } from '@flightdeck/shared/ui/layout';
import { Popover, Tooltip } from '@flightdeck/shared/ui/overlay';
import { PlanIcon, planIconNames } from '../../../../mf-dashboard/src/my-plan/plan-icon/plan-icon.view';
import css from './gallery.css';
import { Row } from './row.view';

/** Copy buttons. */
export function CopyButtons() {
  return (
    <Section title="Copy button">
      <div className={css.panel}>
        <Row label="copy">
          <CopyButton label="Copy link" text="https://site.example/" />
          <CopyButton label="Copy link" text="https://site.example/" variant="icon" />
          <CopyButton disabled label="Copy link" text="" />
        </Row>
      </div>
    </Section>
  );
}

/** Progress bars. */
export function Progress() {
  return (
    <Section title="Progress bar">
      <div className={css.panel}>
        {[0, 1, 124, 500, 1000].map((value) => (
          <div key={value}>
            <span>{`${value} of 1000`}</span>
            <ProgressBar label="Storage used" total={1000} value={value} />
          </div>
        ))}
        <div>
          <span>In green</span>
          <ProgressBar label="Steps done" total={10} tone="success" value={7} />
        </div>
      </div>
    </Section>
  );
}

/** A popover opens on click, a tooltip on hover. */
export function Floating() {
  return (
    <Section title="Popover and tooltip">
      <div className={css.panel}>
        <Row label="popover">
          <Popover
            label="About automatic rule updates"
            trigger={(props) => (
              <Button {...props} icon="info" variant="icon">
                About automatic rule updates
              </Button>
            )}
          >
            <span>For now, the firewall uses only the IP lists you enter.</span>{' '}
            <Button href="#/learn" variant="link">
              Learn more
            </Button>
          </Popover>
          <Popover label="Above" position="top" trigger={(props) => <Button {...props}>Above</Button>}>
            This popover opens above its button if there is room.
          </Popover>
        </Row>
        <Row label="tooltip">
          <Tooltip text="Views since Monday">{(id) => <Button describedBy={id}>Views this week</Button>}</Tooltip>
        </Row>
      </div>
    </Section>
  );
}

/** The icon of every plan and product, with its name. */
export function PlanIcons() {
  return (
    <Section title="Plan icon">
      <div className={`${css.panel} ${css.icons}`}>
        {planIconNames.map((name) => (
          <p className={css.icon} key={name}>
            <PlanIcon name={name} />
            <span>{name}</span>
          </p>
        ))}
      </div>
    </Section>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button, Icon, StateChip, VisuallyHidden } from '@flightdeck/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { activationOf, isFeatureActive, mayEnable } from '../flow/activation';
import { newRecommendations } from '../flow/flow';
import { hrefOf, type SelectableStep, type Step } from '../flow/steps';
import { enableFrom } from '../state/enable.resource';
import type { ReadyFlow } from '../state/flow.resource';
import { RouteOrOutLink } from '../step/route-or-out-link.view';
import { settingsLink } from '../step/settings-link';
import { notAllowedText } from '../step/step-text';
import { featureName, type LinkRowContent } from './row-texts';
import css from './summary-row.css';

/** Records a click on a link of a row (FACT-SHR-10). Returns whether the event was sent. */
const recordRowClick = (control: 'configure' | 'learn_more' | 'manage' | 'step_name', feature: Step): boolean =>
  record(`jetpack_recommendations_summary_${control}_click`, { feature });

interface RowProps {
  readonly step: Step;
  readonly flow: ReadyFlow;
  readonly name: string;
  /** Whether the feature is on, which a check mark shows. */
  readonly isOn?: boolean | undefined;
  readonly problem?: string | undefined;
  readonly rowRef?: RefObject<HTMLLIElement | null> | undefined;
  readonly children: ReactNode;
}

/** Shows the state of a step, a link to the step, and one action. */
function Row({ step, flow, name, isOn = false, problem, rowRef, children }: RowProps) {
  return (
    <li className={css.row} ref={rowRef}>
      <span className={css.mark}>
        {isOn && (
          <>
            <Icon name="success" size={20} />
            <VisuallyHidden>{`${__('Enabled:')} `}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={css.name}>
        <Button href={hrefOf(step)} onClick={() => recordRowClick('step_name', step)} variant="link">
          {name}
        </Button>
        {newRecommendations(flow.input).includes(step) && <StateChip tone="info">{__('New')}</StateChip>}
      </span>
      {children}
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          <Icon name="danger" size={16} />
          <span>{problem}</span>
        </p>
      )}
    </li>
  );
}

export interface FeatureRowProps {
  readonly step: SelectableStep;
  readonly flow: ReadyFlow;
  /** Ref of the row, so that the caller can move the focus to the row. */
  readonly rowRef: RefObject<HTMLLIElement | null> | undefined;
  /** Called when the user presses Enable or Install. */
  readonly onEnable: (step: SelectableStep) => void;
}

/** Adds the name of a feature to a label, for screen readers only, because several buttons have the same label. */
const HiddenName = ({ name }: { readonly name: string }) => <VisuallyHidden>{` ${name}`}</VisuallyHidden>;

/** Shows a feature with its settings link or its Enable button. */
export function FeatureRow({ step, flow, rowRef, onEnable }: FeatureRowProps) {
  const isOn = isFeatureActive(step, flow.input);
  const name = featureName(step);
  return (
    <Row
      flow={flow}
      isOn={isOn}
      name={name}
      problem={isOn ? undefined : flow.state.enableErrors[step]}
      rowRef={rowRef}
      step={step}
    >
      {isOn ? (
        <RouteOrOutLink
          href={settingsLink(step, initialState())}
          onClick={() => recordRowClick('configure', step)}
          variant="secondary"
        >
          <span>{step === 'videopress' ? __('Learn how') : __('Settings')}</span>
          <HiddenName name={name} />
        </RouteOrOutLink>
      ) : (
        <EnableButton flow={flow} onEnable={onEnable} step={step} />
      )}
    </Row>
  );
}

/** Shows the button that enables a feature, or why the user may not enable it. */
function EnableButton({ step, flow: { input, state }, onEnable }: Omit<FeatureRowProps, 'rowRef'>) {
  if (!mayEnable(step, input)) return <p className={css.note}>{notAllowedText()}</p>;
  const isPlugin = activationOf(step).kind === 'plugin';
  // VideoPress is presented as a feature of Jetpack, although a plugin is installed for it.
  return (
    <Button
      busy={state.installing[step] ?? false}
      busyLabel={isPlugin ? __('Installing…') : __('Enabling…')}
      onClick={() => {
        onEnable(step);
        enableFrom('jetpack_recommendations_summary_enable_click', step);
      }}
    >
      <span>{isPlugin && step !== 'videopress' ? __('Install') : __('Enable')}</span>
      <HiddenName name={featureName(step)} />
    </Button>
  );
}

export interface LinkRowProps {
  readonly step: Step;
  readonly flow: ReadyFlow;
  readonly row: LinkRowContent;
  /** Analytics event for clicks on the link. */
  readonly event: 'manage' | 'learn_more';
  readonly isOn?: boolean | undefined;
}

/** Shows a resource or a feature of a plan with a link. */
export function LinkRow({ step, flow, row: { name, button, href }, event, isOn }: LinkRowProps) {
  return (
    <Row flow={flow} isOn={isOn} name={name} step={step}>
      {href !== null && (
        <RouteOrOutLink href={href} onClick={() => recordRowClick(event, step)} variant="secondary">
          <span>{button}</span>
          <HiddenName name={name} />
        </RouteOrOutLink>
      )}
    </Row>
  );
}

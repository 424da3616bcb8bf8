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
import { notAllowed } from '../step/step-text';
import { featureName, type LinkRowContent } from './row-texts';
import css from './summary-row.css';

/** Records a click in a row of the summary (FACT-SHR-10). */
const recordClickOn = (what: 'configure' | 'learn_more' | 'manage' | 'step_name', feature: Step): boolean =>
  record(`jetpack_recommendations_summary_${what}_click`, { feature });

interface RowProps {
  readonly step: Step;
  readonly flow: ReadyFlow;
  readonly name: string;
  /** Shows a check mark. */
  readonly isOn?: boolean | undefined;
  readonly problem?: string | undefined;
  readonly place?: RefObject<HTMLLIElement | null> | undefined;
  readonly children: ReactNode;
}

/** Shows a row with a link to the step and one action. */
function Row({ step, flow, name, isOn = false, problem, place, children }: RowProps) {
  return (
    <li className={css.row} ref={place}>
      <span className={css.mark}>
        {isOn && (
          <>
            <Icon name="success" size={20} />
            <VisuallyHidden>{`${__('Enabled:')} `}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={css.name}>
        <Button href={hrefOf(step)} onClick={() => recordClickOn('step_name', step)} variant="link">
          {name}
        </Button>
        {newRecommendations(flow.facts).includes(step) && <StateChip tone="info">{__('New')}</StateChip>}
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
  /** Set to the row's element, so that the caller can move the focus. */
  readonly place: RefObject<HTMLLIElement | null> | undefined;
  /** Called when the user presses Enable or Install. */
  readonly onEnable: (step: SelectableStep) => void;
}

/** Several buttons share a label, so this adds the feature's name for screen readers. */
const HiddenName = ({ name }: { readonly name: string }) => <VisuallyHidden>{` ${name}`}</VisuallyHidden>;

/** Shows a feature with its settings link or its Enable button. */
export function FeatureRow({ step, flow, place, onEnable }: FeatureRowProps) {
  const { facts, state } = flow;
  const isOn = isFeatureActive(step, facts);
  const isPlugin = activationOf(step).kind === 'plugin';
  const name = featureName(step);
  return (
    <Row
      flow={flow}
      isOn={isOn}
      name={name}
      problem={isOn ? undefined : state.enableErrors[step]}
      place={place}
      step={step}
    >
      {isOn ? (
        <RouteOrOutLink
          href={settingsLink(step, initialState())}
          onClick={() => recordClickOn('configure', step)}
          variant="secondary"
        >
          <span>{step === 'videopress' ? __('Learn how') : __('Settings')}</span>
          <HiddenName name={name} />
        </RouteOrOutLink>
      ) : !mayEnable(step, facts) ? (
        <p className={css.note}>{notAllowed()}</p>
      ) : (
        <Button
          busy={state.installing[step] ?? false}
          busyLabel={isPlugin ? __('Installing…') : __('Enabling…')}
          onClick={() => {
            onEnable(step);
            enableFrom('jetpack_recommendations_summary_enable_click', step);
          }}
        >
          <span>{isPlugin && step !== 'videopress' ? __('Install') : __('Enable')}</span>
          <HiddenName name={name} />
        </Button>
      )}
    </Row>
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
        <RouteOrOutLink href={href} onClick={() => recordClickOn(event, step)} variant="secondary">
          <span>{button}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </RouteOrOutLink>
      )}
    </Row>
  );
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { useLostFocus } from '@flightdeck/shared/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { SelectableStep } from '../flow/steps';
import { securityStateOf } from '../flow/summary/security-state';
import { sidebarOf } from '../flow/summary/sidebar';
import { summaryRows } from '../flow/summary/summary-rows';
import { useStepEntry } from '../step/step-entry.resource';
import { StepLayout } from '../step/step-layout.view';
import type { StepProps } from '../step/step-props';
import { useUpsell } from '../suggestions/suggestions.resource';
import { MobileCard } from './mobile-card.view';
import { planName, planRow, resourceRow } from './row-texts';
import css from './summary.css';
import { useEndOnboarding } from './summary.resource';
import { FeatureRow, LinkRow } from './summary-row.view';
import { SummarySidebar } from './summary-sidebar.view';

/** Shows the summary of the recommendations (REC-090 to REC-097). */
export function Summary({ step, flow, takesFocus }: StepProps<'summary'>) {
  const { input, state } = flow;
  useStepEntry(step);
  useEndOnboarding();
  // The row of a feature that the user enables moves to another section. Move the focus to the last control of this row.
  const [enabledStep, setEnabledStep] = useState<SelectableStep | null>(null);
  const enabledRowRef = useRef<HTMLLIElement>(null);
  const sectionsRef = useLostFocus<HTMLDivElement>(() =>
    [...(enabledRowRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1),
  );
  const initial = initialState();
  const rows = summaryRows(input, state.installing);
  const { isLoading, product } = useUpsell();
  const upsell = product ? 'shown' : 'hidden';
  const sidebar = sidebarOf(securityStateOf(input), {
    isSiteSettled: flow.isSiteSettled,
    upsell: isLoading ? 'loading' : upsell,
  });
  const isUpsell = sidebar === 'upsell' || sidebar === 'no-price-upsell';
  const renderFeatureRow = (feature: SelectableStep) => (
    <FeatureRow
      flow={flow}
      key={feature}
      onEnable={setEnabledStep}
      rowRef={feature === enabledStep ? enabledRowRef : undefined}
      step={feature}
    />
  );
  return (
    <>
      <StepLayout
        aside={<SummarySidebar flow={flow} sidebar={sidebar} />}
        isList
        progress={null}
        takesFocus={takesFocus}
        title={sprintf(
          /* translators: %s: title of the site. */
          __("Nice work! Let's recap what we enabled for %s."),
          initial.siteTitle,
        )}
      >
        <div className={css.sections} ref={sectionsRef}>
          {rows.plans.map(({ type, rows: planRows }) => (
            <Section
              key={type}
              title={sprintf(
                /* translators: %s: name of a plan, such as Security. */
                __('Part of your %s plan'),
                planName(type),
              )}
            >
              {planRows.map((each) => {
                const row = planRow(each, input, initial);
                // Only inactive features have no link.
                const isOn = each !== 'server-credentials' && row.href !== null;
                return <LinkRow event="manage" flow={flow} isOn={isOn} key={each} row={row} step={each} />;
              })}
            </Section>
          ))}
          <Section
            emptyText={__('No recommended features are enabled yet. Features you enable appear here.')}
            title={__('Recommendations enabled')}
          >
            {rows.enabled.map(renderFeatureRow)}
          </Section>
          <Section title={__('Recommendations skipped')}>{rows.skipped.map(renderFeatureRow)}</Section>
          <Section title={__('Resources')}>
            {rows.resources.map((each) => (
              <LinkRow event="learn_more" flow={flow} key={each} row={resourceRow(each)} step={each} />
            ))}
          </Section>
        </div>
      </StepLayout>
      {isUpsell && <MobileCard isBelowSummary slug="upsell" />}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
  /** Text for a section without rows. Without this text, an empty section is hidden. */
  readonly emptyText?: string | undefined;
}

function Section({ title, children, emptyText }: SectionProps) {
  const id = useId();
  if (children.length === 0 && emptyText === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        {title}
      </h3>
      {children.length > 0 ? (
        <ul className={css.rows} role="list">
          {children}
        </ul>
      ) : (
        <p className={css.empty}>{emptyText}</p>
      )}
    </section>
  );
}

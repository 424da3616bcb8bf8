import { __ } from '@flightdeck/shared/i18n';
import { Button, Icon } from '@flightdeck/shared/ui';
import { type ReactNode, useId } from 'react';
import css from './failure-panel.css';

export interface FailurePanelProps {
  /** Heading that names the failed thing: "Settings could not be shown". */
  readonly title: string;
  /** Level of the heading. Default: 2. */
  readonly level?: 2 | 3 | 4 | undefined;
  /**
   * Says what still works: "The rest of the dashboard works. Nothing you saved is lost." Default: "The rest of the
   * page still works." `null` if nothing works.
   */
  readonly works?: ReactNode;
  /** The cause as far as it is known, in plain words. */
  readonly cause: ReactNode;
  /** The next step, and another step if the first one does not help. */
  readonly remedy: ReactNode;
  /** Without it, there is no Retry button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** Further actions, beside Retry. */
  readonly actions?: ReactNode;
  /** Code of the failure catalogue. */
  readonly code: string;
  /** Area and version: "mf-settings 2.3.1". */
  readonly version?: string | undefined;
  /** Requested address. Shown as text, never as a link. */
  readonly address?: string | undefined;
  /** Remedies for people in other roles; shown in the details. */
  readonly hints?: readonly { readonly who: string; readonly text: string }[] | undefined;
  readonly testId?: string | undefined;
}

/** Replaces a failed part: shows what failed, what still works, cause, remedy and actions. */
export function FailurePanel({
  title,
  level = 2,
  works = __('The rest of the page still works.'),
  cause,
  remedy,
  onRetry,
  retrying = false,
  actions,
  code,
  version,
  address,
  hints = [],
  testId,
}: FailurePanelProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const details = [version, code].filter((each) => each !== undefined).join(' · ');
  return (
    <section aria-labelledby={titleId} className={css.panel} data-testid={testId}>
      <span className={css.icon}>
        <Icon name="danger" />
      </span>
      <div className={css.body}>
        {/* Only this is announced, not the buttons and codes below. */}
        <div className={css.message} role="alert">
          <Heading className={css.title} id={titleId}>
            {title}
          </Heading>
          {works && <div>{works}</div>}
        </div>
        <dl className={css.list}>
          <dt className={css.term}>{__('Cause')}</dt>
          <dd className={css.value}>{cause}</dd>
          <dt className={css.term}>{__('What to do')}</dt>
          <dd className={css.value}>{remedy}</dd>
        </dl>
        {(onRetry || actions) && (
          <div className={css.actions}>
            {onRetry && (
              <Button busy={retrying} busyLabel={__('Retrying…')} icon="retry" onClick={onRetry} variant="primary">
                {__('Retry')}
              </Button>
            )}
            {actions}
          </div>
        )}
        <details className={css.details}>
          <summary className={css.summary}>{__('Details for support')}</summary>
          <code className={css.code}>{details}</code>
          {address !== undefined && <code className={css.code}>{address}</code>}
          {hints.map(({ who, text }) => (
            <p className={css.hint} key={who}>
              <strong>{who}</strong> <span>{text}</span>
            </p>
          ))}
        </details>
      </div>
    </section>
  );
}

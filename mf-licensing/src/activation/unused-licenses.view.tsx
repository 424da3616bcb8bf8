import { __ } from '@flightdeck/shared/i18n';
import { Button, Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { useId } from 'react';
import { useLicenseCounts, useUnusedLicenses } from '../licensing/licensing.resource';
import css from './unused-licenses.css';

export interface UnusedLicensesProps {
  /** Level of the heading above. */
  readonly level: 1 | 2;
  readonly onUse: (key: string) => void;
}

/**
 * Lists the account's unused licenses, each with a button that fills in its key (LIC-026). Renders nothing if there are
 * none.
 */
export function UnusedLicenses({ level, onUse }: UnusedLicensesProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const id = useId();
  const { unusedCount } = useLicenseCounts();
  const { items, isLoading, problem, retry } = useUnusedLicenses(unusedCount > 0);
  if (unusedCount === 0 || (items.length === 0 && !isLoading && !problem)) return null;
  return (
    <section aria-busy={isLoading || undefined} aria-labelledby={id} className={css.unused}>
      <Heading className={css.title} id={id}>
        {__("Licenses you haven't used yet")}
      </Heading>
      {isLoading && (
        <>
          <VisuallyHidden>{__('Fetching available licenses…')}</VisuallyHidden>
          <Skeleton height={52} />
        </>
      )}
      {problem && (
        <div className={css.row}>
          <span>{__("Couldn't load your licenses.")}</span>
          <Button icon="retry" onClick={retry}>
            {__('Retry')}
          </Button>
        </div>
      )}
      {items.map(({ license_key: key, product }, index) => (
        <div className={css.row} key={key}>
          <span className={css.license} id={`${id}-${index}`}>
            <strong className={css.product}>{product || __('License')}</strong>
            <bdi className={css.key} dir="ltr">
              {key}
            </bdi>
          </span>
          <Button describedBy={`${id}-${index}`} onClick={() => onUse(key)}>
            {__('Use this key')}
          </Button>
        </div>
      ))}
    </section>
  );
}

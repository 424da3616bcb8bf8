import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { useId } from 'react';
import { useLicenceCounts, useUnusedLicences } from '../licensing/licensing.resource';
import css from './unused-licences.css';

export interface UnusedLicencesProps {
  /** Of the heading above it. */
  readonly level: 1 | 2;
  readonly onUse: (key: string) => void;
}

/** Licences of the account that are on no site yet, ready to be used here (LIC-026). Without any it takes no room. */
export function UnusedLicences({ level, onUse }: UnusedLicencesProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const id = useId();
  const { detached } = useLicenceCounts();
  const { items, isLoading, problem, retry } = useUnusedLicences(detached > 0);
  if (detached === 0 || (items.length === 0 && !isLoading && !problem)) return null;
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
          <span className={css.licence} id={`${id}-${index}`}>
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

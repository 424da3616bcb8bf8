import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { SelectField } from '@flightdeck/shared/ui/form';
import { SectionHeader } from '@flightdeck/shared/ui/layout';
import { useEffect, useId, useRef } from 'react';
import css from './overrides.css';
import { type Candidate, useOverrideForm } from './overrides.resource';

interface OverridesProps {
  /** Areas that can be overridden. */
  readonly areas: readonly AreaName[];
  /** Origins that the server allows for overrides. */
  readonly origins: readonly string[];
  /** The user has `manage_options`. */
  readonly mayOverride: boolean;
  /** Returns the version of the site's own release; empty if the site has none. */
  readonly versionOf: (area: AreaName) => string;
}

/** Form that loads an area from another origin, if the server allows any (docs/threat-model.md). */
export function Overrides({ areas, origins, mayOverride, versionOf }: OverridesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={__('Overrides')} />
      {origins.length === 0 && (
        <p className={css.quiet}>{__('All areas load from this site. No other origins are allowed.')}</p>
      )}
      {origins.length > 0 && !mayOverride && (
        <p className={css.quiet}>{__('Only administrators can load areas from other origins.')}</p>
      )}
      {origins.length > 0 && mayOverride && <OverrideForm areas={areas} origins={origins} versionOf={versionOf} />}
    </section>
  );
}

function OverrideForm({ areas, origins, versionOf }: Omit<OverridesProps, 'mayOverride'>) {
  const { area, origin, choose, check, isChecking, problem, candidate, cancel, load } = useOverrideForm(areas, origins);
  return (
    <>
      <p className={css.quiet}>{__('Load an area from another origin, in this tab only, for 8 hours.')}</p>
      <div className={css.fields}>
        <SelectField
          label={__('Area')}
          onChange={(chosen) => choose({ area: chosen })}
          options={areas.map((name) => ({ value: name, label: name }))}
          value={area}
        />
        <SelectField
          error={problem}
          label={__('Origin')}
          onChange={(chosen) => choose({ origin: chosen })}
          options={origins.map((allowed) => ({ value: allowed, label: allowed }))}
          value={origin}
        />
        <Button busy={isChecking} busyLabel={__('Checking…')} onClick={() => void check()}>
          {__('Check release')}
        </Button>
      </div>
      {candidate && (
        <Confirmation candidate={candidate} onCancel={cancel} onLoad={load} liveVersion={versionOf(candidate.area)} />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly candidate: Candidate;
  /** Version of the site's own release. */
  readonly liveVersion: string;
  readonly onLoad: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation, with area and address in full, before any file of the release is loaded. */
function Confirmation({ candidate: { area, folder, version }, liveVersion, onLoad, onCancel }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={css.confirmation}>
      <h3 className={css.heading} id={id} ref={heading} tabIndex={-1}>
        {sprintf(
          /* translators: %s: an area, such as mf-settings. */
          __('Load %s from another origin?'),
          area,
        )}
      </h3>
      <dl className={css.facts}>
        <dt>{__('Address')}</dt>
        <dd>
          <bdi>{folder}</bdi>
        </dd>
        <dt>{__('Release')}</dt>
        <dd>
          {liveVersion
            ? sprintf(
                /* translators: %1$s and %2$s: version numbers. */
                __('%1$s instead of %2$s'),
                version,
                liveVersion,
              )
            : version}
        </dd>
      </dl>
      <p>{__('This release can do anything you can do on this site. Load it only if you trust its author.')}</p>
      <div className={css.actions}>
        <Button onClick={onCancel}>{__('Cancel')}</Button>
        <Button onClick={onLoad} variant="danger">
          {__('Load this release')}
        </Button>
      </div>
    </section>
  );
}

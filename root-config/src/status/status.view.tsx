import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { Button, Card } from '@flightdeck/shared/ui';
import { CopyButton } from '@flightdeck/shared/ui/form';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useMemo } from 'react';
import type { Loader } from '../loader/loader';
import { AreaTable } from './area-table.view';
import { Overrides } from './overrides/overrides.view';
import { statusText } from './report/status-text';
import css from './status.css';
import { useStatus } from './status.resource';
import { connectionRows, type StatusRow, siteRows } from './status-rows';

/** Shows the status report, which administrators can copy into a support request. */
export default function StatusPage({ loader }: { readonly loader: Loader }) {
  const { report, test, isTesting, load, loading, mayOverride, origins, originOf, liveVersion } = useStatus(loader);
  const { libraries, connection } = report;
  const { text, json } = useMemo(() => ({ text: statusText(report), json: JSON.stringify(report, null, 2) }), [report]);
  return (
    <Stack gap="sections">
      <div className={css.top}>
        <h1 className={css.title} tabIndex={-1}>
          {__('Status')}
        </h1>
        <Button href="#/dashboard" variant="link">
          {__('Back to the dashboard')}
        </Button>
      </div>
      <div>
        <AreaTable areas={report.areas} loading={loading} onLoad={(area) => void load(area)} originOf={originOf} />
        <div className={css.actions}>
          <CopyButton label={__('Copy report for support')} text={text} />
          <CopyButton label={__('Copy as JSON')} text={json} variant="link" />
          <span className={css.quiet}>
            {__('Includes versions and error codes. Leaves out keys and personal data.')}
          </span>
        </div>
      </div>
      <Card
        actions={
          <Button busy={isTesting} busyLabel={__('Testing…')} onClick={() => void test()}>
            {__('Test the connection')}
          </Button>
        }
        fill
        icon="globe"
        level={2}
        title={__('Connection')}
      >
        <Rows rows={connectionRows(report)} />
        <p aria-live="polite" className={css.result}>
          {connection.test && (
            <>
              <b>{connection.test.passed ? __('The test passed.') : __('The test failed.')}</b>{' '}
              <span>{connection.test.text}</span>
            </>
          )}
        </p>
      </Card>
      <Card fill icon="info" level={2} title={__('Site')}>
        <Rows rows={siteRows(report)} />
      </Card>
      <details className={css.raw}>
        <summary>
          {sprintf(
            /* translators: %d: the number of code libraries. */
            _n('%d shared library', '%d shared libraries', libraries.length),
            libraries.length,
          )}
        </summary>
        <div className={css.libraries}>
          <Rows rows={libraries.map(({ name, version }) => ({ label: name, value: version }))} isCode />
        </div>
      </details>
      <Overrides
        areas={report.areas.map(({ area }) => area)}
        mayOverride={mayOverride}
        origins={origins}
        versionOf={liveVersion}
      />
      <details className={css.raw}>
        <summary>{__('Report as JSON')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
        <section aria-label={__('Report as JSON')} className={css.json} dir="ltr" tabIndex={0}>
          <pre>{json}</pre>
        </section>
      </details>
    </Stack>
  );
}

function Rows({ rows, isCode = false }: { readonly rows: readonly StatusRow[]; readonly isCode?: boolean }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value }) => (
        <div className={css.row} key={`${label} ${value}`}>
          <dt>{isCode ? <code>{label}</code> : label}</dt>
          <dd>{isCode ? <code>{value}</code> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}

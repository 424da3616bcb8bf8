import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { Button, Card } from '@flightdeck/shared/ui';
import { CopyButton } from '@flightdeck/shared/ui/form';
import { Stack } from '@flightdeck/shared/ui/layout';
import type { Loader } from '../loader/loader';
import { OverrideForm } from '../overrides/override-form.view';
import { AreaTable } from './area-table.view';
import { reportText } from './report';
import css from './status.css';
import { useStatus } from './status.resource';
import { connectionRows, libraryRows, type StatusRow, siteRows } from './status-rows';

/** Shows the status of areas, connection and site, and a report that administrators can copy into a support request. */
export default function StatusPage({ loader }: { readonly loader: Loader }) {
  const { data, test, isTesting, load, loading } = useStatus(loader);
  const report = reportText(data);
  const libraries = libraryRows(data);
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
        <AreaTable areas={data.areas} loading={loading} onLoad={(area) => void load(area)} />
        <div className={css.actions}>
          <CopyButton label={__('Copy report for support')} text={report} />
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
        <Rows rows={connectionRows(data)} />
        <p aria-live="polite" className={css.result}>
          {data.test && (
            <>
              <b>{data.test.passed ? __('The test passed.') : __('The test failed.')}</b>{' '}
              <span>{data.test.message}</span>
            </>
          )}
        </p>
      </Card>
      <Card fill icon="info" level={2} title={__('Site')}>
        <Rows rows={siteRows(data)} />
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
          <Rows rows={libraries} isCode />
        </div>
      </details>
      <OverrideForm areas={data.areas.map(({ area }) => area)} />
      <details className={css.raw}>
        <summary>{__('Report for support')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
        <section aria-label={__('Report for support')} className={css.report} tabIndex={0}>
          <pre>{report}</pre>
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

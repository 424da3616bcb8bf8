/** @jest-environment ./tools/jest/environment.cjs */
import { failuresDuring } from '../../testing/heard-failures';
import { reportFailure, setRelease } from './failure-report';
import { pageGlobals } from './page-globals';

afterEach(() => {
  delete pageGlobals().releases;
});

const part = 'mf-settings/security';

/** Reports a failure to an element. @returns the details of the events that the document gets */
const heardOn = async (target: EventTarget, failed: Parameters<typeof reportFailure>[0]) =>
  (await failuresDuring(() => reportFailure(failed, target))).map(({ detail }) => detail);

test.each([
  ['the area and version of the failure', { area: 'mf-settings', version: '1.2.0' }, 'mf-settings', '1.2.0'],
  ['the area of the part, and the release of this page', { part } as const, 'mf-settings', '1.0.0'],
  ['the page, without an area and a part', {}, 'root-config', '2.0.0'],
  ['no release of an area that the page does not know', { area: 'mf-weather', version: '' }, 'mf-weather', null],
])('a report names %s', async (_what, failed, area, release) => {
  setRelease('mf-settings', '1.0.0');
  setRelease('root-config', '2.0.0');
  expect(await heardOn(document, { code: 'area-start', ...failed })).toEqual([{ code: 'area-start', area, release }]);
});

test.each([
  ['the document', () => document],
  ['an element', () => document.body.appendChild(document.createElement('div'))],
  [
    'an element in a shadow root',
    () => {
      const host = document.body.appendChild(document.createElement('div'));
      return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    },
  ],
])('the document hears a failure that is reported on %s', async (_where, target) => {
  expect(await heardOn(target(), { code: 'area-mount', part })).toEqual([
    { code: 'area-mount', area: 'mf-settings', release: null },
  ]);
});

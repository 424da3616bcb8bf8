import { type Read, readNow } from '@flightdeck/shared/api';
import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Connection, Notice } from '@flightdeck/shared/contracts/page';
import { readState } from '@flightdeck/shared/session';
import { errorBody, onCall, origin } from '@flightdeck/shared/testing/server';
import { act, render } from '@testing-library/react';
import nock from 'nock';
import { PageNotices } from '../notices/page-notices.view';
import { connected, initial as sample } from './facts';

/** Changes of a connected site on its dashboard, for a test of its notices. */
export interface NoticeFields {
  readonly facts?: Partial<Facts>;
  readonly initial?: Partial<typeof sample>;
  readonly connection?: Partial<Connection>;
  readonly path?: string;
  readonly toast?: Notice;
}

/** Draws the notices of a connected site, with these changes. */
export const showNotices = ({ facts, initial, connection, path = '/dashboard', toast }: NoticeFields = {}) =>
  render(
    <PageNotices
      connection={{ ...readState('connection'), status: true, ...connection }}
      facts={{ ...connected, ...facts }}
      initial={{ ...sample, ...initial }}
      path={path}
      toast={toast}
    />,
  );

/** Sends a read, and redraws the notices after its answer or failure. */
export const read = (input: Read<unknown>): Promise<unknown> => act(() => readNow(input).catch(() => {}));

/** Makes the next read of the site fail because the login has expired. */
export function expireLogin(): void {
  onCall('GET', 'site').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
}

/** Answers the next read of the site. */
export const answerSite = () =>
  onCall('GET', 'site').reply(200, { code: 'success', message: '', data: '{"plan":{"product_slug":"jetpack_free"}}' });

/** Waits until a lazy view has loaded and could have been drawn, to prove that it is not drawn. */
export const waitForLazyView = (view: Promise<unknown>): Promise<void> =>
  act(async () => {
    await view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

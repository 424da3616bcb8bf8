import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { reportJetpack, useJetpackInactive } from './jetpack-inactive';

const noRoute = { status: 404, text: '{"code":"rest_no_route","message":"No route.","data":{"status":404}}' };
const notActive = { status: 404, text: '{"code":"not_active","message":"","data":{"status":404}}' };
const page = { status: 404, text: '<p>Not found</p>' };
const success = { status: 200, text: '{}' };

const report = (path: string, answer: typeof success) =>
  reportJetpack({ method: 'GET', path }, { ...answer, redirected: false, url: '' });

test.each([
  ['settings', noRoute, true],
  ['connection', noRoute, true],
  // Other plugins can remove a route, only some versions have it, and others only while their module is on.
  ['module/stats/data', noRoute, false],
  ['site/discount', noRoute, false],
  ['waf', noRoute, false],
  ['module/protect/data', notActive, false],
  // A web server answers in place of WordPress.
  ['settings', page, false],
  ['settings', { status: 500, text: noRoute.text }, false],
])('an answer of %s with %j says that Jetpack is inactive: %p', (path, answer, isInactive) => {
  const { result } = renderHook(useJetpackInactive);
  act(() => report('settings', success));
  act(() => report(path, answer));
  expect(result.current).toBe(isInactive);
});

test('Jetpack is active again as soon as one of its permanent routes answers', () => {
  const { result } = renderHook(useJetpackInactive);
  act(() => report('settings', noRoute));
  act(() => report('/wp/v2/users/me', success));
  expect(result.current).toBe(true);
  act(() => report('connection', success));
  expect(result.current).toBe(false);
});

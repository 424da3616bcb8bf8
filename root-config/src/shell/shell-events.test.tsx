import { openBus } from '@flightdeck/shared/session';
import { pressInPlace } from '@flightdeck/shared/testing/parts';
import { startTestSession } from '@flightdeck/shared/testing/server';
import { act, screen } from '@testing-library/react';
import { go, recordedEvents, shellPerTest, showShell } from '../testing/show-shell';

shellPerTest();

test('SHR-089 identifies the user and records the view of each route, but no new search term', async () => {
  const pageView = (path: string) => ['jetpack_wpa_page_view', { blog_id: 7, path, current_version: '11.9' }] as const;
  expect(recordedEvents()).toEqual([[5, 'provider_admin'], pageView('/dashboard')]);
  await go('#/security');
  await go('#/security?term=ip');
  expect(recordedEvents().slice(2)).toEqual([pageView('/security')]);
});

test('SHR-089 records no view of a route on a site that is not connected', async () => {
  Reflect.deleteProperty(globalThis, '_tkq');
  await startTestSession(({ connection }) => {
    connection.isActive = false;
  });
  await showShell();
  await go('#/security');
  expect(recordedEvents()).toEqual([[5, 'provider_admin']]);
});

const link = (name: string | RegExp) => screen.getByRole('link', { name });

test.each([
  ['a tab', () => link('My Plan'), { target: 'nav_item', path: 'my-plan' }],
  [
    'the tab of the recommendations, with its badge',
    () => link(/^Recommendations/),
    { target: 'nav_item', path: 'recommendations', is_new_recommendations_bubble_visible: true },
  ],
  ['the logo', () => document.getElementById('fd-logo'), { target: 'masthead', path: 'logo' }],
  ['a link of the footer', () => link(/^Terms/), { target: 'footer_link', link: 'terms' }],
  ['the version', () => link(/^Jetpack version/), { target: 'footer_link', link: 'version' }],
])('SHR-089 records a click on %s', async (_what, element, properties) => {
  await showShell({ newRecommendations: ['publicize'] });
  pressInPlace(element() ?? document.body);
  expect(recordedEvents().at(-1)).toEqual(['jetpack_wpa_click', { blog_id: 7, ...properties }]);
});

test('shows the number on the tab until it is 0, and records on load that it is shown', async () => {
  await showShell({ newRecommendations: ['publicize', 'protect'] });
  const tab = () => screen.getByRole('link', { name: /^Recommendations/ });
  expect(tab()).toHaveTextContent('2 new');
  expect(recordedEvents()).toContainEqual([
    'jetpack_recommendations_new_recommendation_bubble_visible',
    { blog_id: 7, path: '/dashboard' },
  ]);
  act(() => openBus().emit('recommendations.changed', { newCount: 1, onboardingStep: null }));
  expect(tab()).toHaveTextContent('1 new');
  act(() => openBus().emit('recommendations.changed', { newCount: 0, onboardingStep: null }));
  expect(tab()).toHaveTextContent(/^Recommendations$/);
});

test.each([
  ['restores the badge of a running onboarding after a reload', 'welcome__scan', '3 new'],
  ['does not restore the badge of an onboarding whose step has changed elsewhere', 'monitor', '1 new'],
])('%s', async (_what, recommendationsStep, badge) => {
  act(() => openBus().emit('recommendations.changed', { newCount: 3, onboardingStep: 'welcome__scan' }));
  await showShell({ newRecommendations: ['publicize'], recommendationsStep });
  expect(screen.getByRole('link', { name: /^Recommendations/ })).toHaveTextContent(badge);
  act(() => openBus().emit('recommendations.changed', { newCount: 1, onboardingStep: null }));
  expect(sessionStorage.length).toBe(0);
});

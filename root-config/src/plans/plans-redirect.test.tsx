import { startLinks } from '@flightdeck/shared/links';
import { render, screen } from '@testing-library/react';
import PlansRedirect from './plans-redirect.view';

test('DASH-022 says that the plans are being opened, and links to them', () => {
  startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' });
  render(<PlansRedirect feature="search" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Opening plans…' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open plans now' })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-plans&site=site.example&query=feature%3Dsearch',
  );
});

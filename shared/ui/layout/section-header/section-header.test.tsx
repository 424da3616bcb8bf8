import { render, screen } from '@testing-library/react';
import { SectionHeader } from './section-header.view';

test('a section header has a heading of the given level, and shows a link beside it', () => {
  const { rerender } = render(
    <SectionHeader id="security" title="Security">
      <a href="#/security">Manage security settings</a>
    </SectionHeader>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Security' })).toHaveAttribute('id', 'security');
  expect(screen.getByRole('link', { name: 'Manage security settings' })).toBeVisible();
  rerender(<SectionHeader level={1} title="Security" />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

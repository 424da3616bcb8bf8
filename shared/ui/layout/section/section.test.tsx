import { render, screen, within } from '@testing-library/react';
import { Section } from './section.view';

test('a section is a region named by its heading, with its link and its content', () => {
  render(
    <Section link={<a href="#/security">Manage security settings</a>} title="Security">
      <p>Cards</p>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Security' });
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Security');
  expect(section).toHaveTextContent(/^Security\s*Manage security settings\s*Cards$/);
});

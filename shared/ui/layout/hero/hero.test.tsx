import { render, screen } from '@testing-library/react';
import { Hero, HeroLead, HeroTitle } from './hero.view';

test('shows a title, a lead and the element beside them; a picture only if there is space', () => {
  const { rerender } = render(
    <Hero picture={<p>a picture</p>}>
      <HeroTitle>What now?</HeroTitle>
      <HeroLead>This, or that.</HeroLead>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'What now?' })).not.toHaveFocus();
  expect(screen.getByRole('complementary')).toHaveClass('picture');
  rerender(<Hero aside={<p>a card</p>}>This</Hero>);
  expect(screen.getByRole('complementary')).not.toHaveClass('picture');
  rerender(<Hero fromTop>This</Hero>);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('can give the title another level and the focus', () => {
  render(
    <HeroTitle level={2} takesFocus>
      Done
    </HeroTitle>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Done' })).toHaveFocus();
});

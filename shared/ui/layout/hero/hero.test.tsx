import { render, screen } from '@testing-library/react';
import { Hero, HeroLead, HeroTitle } from './hero.view';

test('a hero shows its title and an element beside it; only a picture has the class that hides it on narrow screens', () => {
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
  rerender(<Hero alignTop>This</Hero>);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the title of a hero can have another level and take the focus', () => {
  render(
    <HeroTitle level={2} takesFocus>
      Done
    </HeroTitle>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Done' })).toHaveFocus();
});

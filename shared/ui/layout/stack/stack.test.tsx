import { render, screen } from '@testing-library/react';
import { Stack } from './stack.view';

test('a stack shows its children in order, with the class of the given gap', () => {
  const { container } = render(
    <Stack gap="sections">
      <p>one</p>
      <p>two</p>
    </Stack>,
  );
  expect(container.firstElementChild).toHaveClass('stack', 'sections');
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['one', 'two']);
});

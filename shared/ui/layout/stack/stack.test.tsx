import { render, screen } from '@testing-library/react';
import { Stack } from './stack.view';

test('a stack keeps the order of its children and uses the given gap', () => {
  const { container } = render(
    <Stack gap="sections">
      <p>one</p>
      <p>two</p>
    </Stack>,
  );
  expect(container.firstElementChild).toHaveClass('stack', 'sections');
  expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual(['one', 'two']);
});

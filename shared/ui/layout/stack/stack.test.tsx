import { render, screen } from '@testing-library/react';
import { Stack } from './stack.view';

test('keeps the order and uses the given gap', () => {
  const { container } = render(
    <Stack gap="sections">
      <p>one</p>
      <p>two</p>
    </Stack>,
  );
  expect(container.firstElementChild).toHaveClass('stack', 'sections');
  expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual(['one', 'two']);
});

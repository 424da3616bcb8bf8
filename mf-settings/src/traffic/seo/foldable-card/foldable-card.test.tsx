import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldableCard } from './foldable-card.view';

test('SHR-136 expands and collapses when its heading is clicked', async () => {
  render(<FoldableCard title="Page titles">Inside</FoldableCard>);
  expect(screen.getByText('Inside')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Page titles' }));
  expect(screen.getByText('Inside')).toBeVisible();
  await userEvent.click(screen.getByRole('heading'));
  expect(screen.getByText('Inside')).not.toBeVisible();
});

test('SHR-136 can start expanded and keeps the user’s choice when rendered again', async () => {
  const card = (
    <FoldableCard expanded level={2} state="Off" testId="card" title="Page titles">
      Inside
    </FoldableCard>
  );
  const { rerender } = render(card);
  expect(screen.getByText('Inside')).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 2 }));
  rerender(card);
  expect(screen.getByTestId('card')).not.toHaveAttribute('open');
});

test('reports its own changes, not those of a nested card', () => {
  const onOuterToggle = jest.fn();
  const onInnerToggle = jest.fn();
  render(
    <FoldableCard expanded onToggle={onOuterToggle} testId="outer" title="Outer">
      <FoldableCard onToggle={onInnerToggle} testId="inner" title="Inner">
        Inside
      </FoldableCard>
    </FoldableCard>,
  );
  screen.getByTestId('inner').setAttribute('open', '');
  fireEvent(screen.getByTestId('inner'), new Event('toggle'));
  expect(onInnerToggle).toHaveBeenLastCalledWith(true);
  expect(onOuterToggle).not.toHaveBeenCalled();
  screen.getByTestId('outer').removeAttribute('open');
  fireEvent(screen.getByTestId('outer'), new Event('toggle'));
  expect(onOuterToggle).toHaveBeenLastCalledWith(false);
});

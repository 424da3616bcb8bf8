import { render, screen, within } from '@testing-library/react';
import { Toggle } from '../../form/toggle/toggle.view';
import { BigNumber, Card } from './card.view';

test('a card is named by its heading and shows state, body and actions in this order', () => {
  render(
    <Card
      actions={<button type="button">Fix threats</button>}
      edge="danger"
      icon="scan"
      state="Threats found"
      testId="dash-card"
      title="Scan"
    >
      <p>
        <BigNumber>3</BigNumber> <span>security threats found.</span>
      </p>
    </Card>,
  );
  const card = screen.getByRole('article', { name: 'Scan' });
  expect(card).toBe(screen.getByTestId('dash-card'));
  expect(card).toHaveClass('danger');
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Scan');
  expect(card).toHaveTextContent(/^Scan\s*Threats found\s*3 security threats found\.\s*Fix threats$/);
});

test('while loading, the heading stays and a skeleton replaces body and actions', () => {
  const { container, rerender } = render(
    <Card actions="Upgrade" busy title="Scan">
      Sentence
    </Card>,
  );
  const card = screen.getByRole('article', { name: 'Scan' });
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(card).toHaveTextContent(/^Scan$/);
  expect(container.querySelector('.skeleton')).toBeInTheDocument();
  rerender(
    <Card actions="Upgrade" title="Scan">
      Sentence
    </Card>,
  );
  expect(card).not.toHaveAttribute('aria-busy');
  expect(card).toHaveTextContent('Sentence');
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('while loading with keepsBody, body and actions stay', () => {
  render(
    <Card actions="Upgrade" busy keepsBody title="Scan">
      Sentence
    </Card>,
  );
  const card = screen.getByRole('article', { name: 'Scan' });
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(card).toHaveTextContent(/^Scan\s*Sentence\s*Upgrade$/);
});

test.each([
  ['the action of the card', 'Manage', 'Manage'],
  ['the switch of a card without actions', null, 'Scan'],
])('when the card has loaded, focus moves from the pressed button to %s', (_what, action, name) => {
  const actions = action && <a href="#scan">{action}</a>;
  const state = <Toggle checked={false} label="Scan" onChange={() => {}} />;
  const { rerender } = render(
    <Card actions={<button type="button">Retry</button>} state={state} title="Scan">
      Not loaded
    </Card>,
  );
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  retry.click();
  rerender(<Card actions={actions} busy state={state} title="Scan" />);
  expect(document.body).toHaveFocus();
  rerender(<Card actions={actions} state={state} title="Scan" />);
  expect(document.activeElement).toHaveAccessibleName(name);
});

test('a card can have another heading level, a custom skeleton and the sunken style', () => {
  render(
    <Card busy level={2} skeleton={<i>custom</i>} title="Blocks" variant="sunken">
      Body
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Blocks' })).toBeVisible();
  expect(screen.getByText('custom')).toBeVisible();
  expect(screen.getByRole('article')).toHaveClass('sunken');
});

test('the info button follows the heading; the body of a card with "fill" has the class that removes its largest width', () => {
  render(
    <Card fill info={<button type="button">About Scan</button>} title="Scan">
      Chart
    </Card>,
  );
  expect(screen.getByRole('heading').nextElementSibling).toContainElement(
    screen.getByRole('button', { name: 'About Scan' }),
  );
  expect(screen.getByText('Chart')).toHaveClass('body', 'fill');
});

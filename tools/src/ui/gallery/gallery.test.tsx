import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeModals } from '../../../../shared/ui/overlay/dialog/modal-double';
import { Gallery } from './gallery.view';

beforeAll(fakeModals);

beforeEach(() => {
  render(<Gallery address={(parameter, value) => `?${parameter}=${value}`} />);
});

test('the gallery has a section for each kind of component', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Button',
    'Toggle',
    'State chip and spinner',
    'Card and card grid',
    'Foldable card',
    'Settings row and save bar',
    'Text field',
    'Select field, radio group and checkbox',
    'Search field',
    'Tab list',
    'Copy button',
    'Progress bar',
    'Price',
    'Bar chart',
    'Popover and tooltip',
    'Page notice',
    'Toast',
    'Failure panel',
    'Dialog',
    'Out link and interpolate',
    'Section header and skeleton',
    'Icon',
    'Plan icon',
    'Hero',
    'With a picture in wide windows',
    'With a control beside it, aligned to the top',
    'Alone',
  ]);
});

test('links change the direction and the color scheme', () => {
  expect(screen.getByRole('link', { name: 'Right to left' })).toHaveAttribute('href', '?dir=rtl');
  expect(screen.getByRole('link', { name: 'Dark' })).toHaveAttribute('href', '?scheme=dark');
});

test('a dialog opens with the focus on its cancel button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Dialog, regular' }));
  expect(screen.getByRole('button', { name: 'Stay connected' })).toHaveFocus();
});

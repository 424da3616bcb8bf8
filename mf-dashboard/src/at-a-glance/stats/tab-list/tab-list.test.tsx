import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList, tabId } from './tab-list.view';

const tabs = [
  { id: 'day', label: 'Days' },
  { id: 'week', label: 'Weeks' },
  { id: 'month', label: 'Months' },
] as const;

function Example() {
  const [selected, select] = useState<'day' | 'week' | 'month'>('day');
  return (
    <>
      <TabList label="Period" onSelect={select} panelId="panel" selected={selected} tabs={tabs} />
      <div aria-labelledby={tabId('panel', selected)} id="panel" role="tabpanel">
        {selected}
      </div>
    </>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

test('labels the panel by the selected tab, and selects a tab by click', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Period' })).toBeVisible();
  expect(selectedTab()).toHaveTextContent('Days');
  expect(screen.getByRole('tabpanel', { name: 'Days' })).toHaveTextContent('day');
  await userEvent.click(screen.getByRole('tab', { name: 'Months' }));
  expect(screen.getByRole('tabpanel', { name: 'Months' })).toHaveTextContent('month');
});

test.each<[string, 'ltr' | 'rtl', string[]]>([
  ['{ArrowRight}', 'ltr', ['Weeks', 'Months', 'Days']],
  ['{ArrowLeft}', 'ltr', ['Months', 'Weeks', 'Days']],
  ['{ArrowLeft}', 'rtl', ['Weeks', 'Months', 'Days']],
  ['{End}', 'ltr', ['Months', 'Months']],
])('moves selection and focus with %s on a page in the direction %s', async (key, dir, names) => {
  render(<Example />);
  screen.getByRole('tablist').style.direction = dir;
  await userEvent.tab();
  for (const name of names) {
    await userEvent.keyboard(key);
    expect(selectedTab()).toHaveTextContent(name);
    expect(selectedTab()).toHaveFocus();
  }
  await userEvent.keyboard('{Home}');
  expect(selectedTab()).toHaveTextContent('Days');
  // The list is one Tab stop.
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

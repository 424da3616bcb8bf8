import { render, screen } from '@testing-library/react';
import { SearchResult } from './search-result.view';

test('SET-208 SET-214.1 SET-214.3 shows the title, the URL and the description, each truncated at its limit', () => {
  render(
    <SearchResult
      description={`<b>${'d'.repeat(161)}</b>`}
      title={'t'.repeat(64)}
      url={`https://site.example/${'u'.repeat(80)}`}
    />,
  );
  expect(screen.getByText(`${'t'.repeat(63)}…`)).toBeVisible();
  expect(screen.getByText(`${'d'.repeat(160)}…`)).toBeVisible();
  // The limit is 68 characters, of which "site.example › " takes 15.
  expect(screen.getByText(/^site\.example › u{53}… ▾$/)).toBeVisible();
});

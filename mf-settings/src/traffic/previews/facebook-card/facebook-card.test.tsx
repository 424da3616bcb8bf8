import { fireEvent, render, screen } from '@testing-library/react';
import { FacebookCard } from './facebook-card.view';

test('SET-209 SET-214.4 SET-214.5 shows host and author, title, description and picture as Facebook does', () => {
  render(
    <FacebookCard
      author="Ada"
      description={`<p>${'d'.repeat(201)}</p>`}
      image="https://site.example/icon.png?s=512"
      title={'t'.repeat(81)}
      url="https://Site.example/blog"
    />,
  );
  expect(screen.getByText('site.example | Ada')).toBeVisible();
  expect(screen.getByText(`${'t'.repeat(80)}…`)).toBeVisible();
  expect(screen.getByText(`${'d'.repeat(200)}…`)).toBeVisible();
  expect(screen.getByAltText('Facebook preview thumbnail')).toHaveAttribute(
    'src',
    'https://site.example/icon.png?s=512',
  );
});

test('removes a picture that does not load', () => {
  const { container } = render(
    <FacebookCard description="" image="https://site.example/icon.png" title="Title" url="https://site.example" />,
  );
  fireEvent.error(screen.getByAltText('Facebook preview thumbnail'));
  expect(container.querySelector('img')).toBeNull();
});

test('draws no picture without an image URL', () => {
  const { container } = render(<FacebookCard description="" title="Title" url="https://site.example" />);
  expect(container.querySelector('img')).toBeNull();
});

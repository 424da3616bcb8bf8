import { render, screen, within } from '@testing-library/react';
import { type Tweet, TweetThread } from './tweet-thread.view';

const card = {
  type: 'summary',
  title: 'Site',
  description: 'A site.',
  url: 'https://www.site.example/',
  image: '/i.png',
};
const draw = (...tweets: Tweet[]) => render(<TweetThread lang="en" tweets={tweets} />);

test('SET-210 shows an empty tweet with the placeholder account and today’s date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21) });
  const { container } = draw({});
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Account Name @account · Nov 21$/);
  expect(container.querySelector('img, video')).toBeNull();
  jest.useRealTimers();
});

test('SET-210 SET-212 shows each tweet’s account, text, card, media and quoted tweet, and a line between tweets', () => {
  draw(
    {
      name: 'Ada',
      screenName: '@ada',
      profileImage: '/ada.png',
      date: '2026-05-04T12:00',
      text: 'One\ntwo (a.b)',
      urls: ['a.b'],
    },
    {
      media: [
        { type: 'image/png', url: '/1.png', alt: 'A boat' },
        { type: 'video/mp4', url: '/2.mp4' },
      ],
    },
    { media: [{ type: 'video/mp4', url: '/2.mp4', alt: 'A film' }] },
    { tweet: 'https://twitter.com/ada/status/1', card },
    { text: 'New https://www.site.example/', card },
  );
  const [first, second, third, fourth, fifth] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('Ada')).toBeVisible();
  expect(first?.getByText('@ada')).toBeVisible();
  expect(first?.getByRole('presentation')).toHaveAttribute('src', '/ada.png');
  expect(first?.getByText('May 4')).toBeVisible();
  expect(first?.getByText(/^One/).parentElement?.textContent).toBe('One\ntwo (a.b)');
  expect(second?.getByAltText('A boat')).toHaveAttribute('src', '/1.png');
  // The first medium is an image, so the video is not shown (OQ-099).
  expect(second?.getByTestId('tweet-media').children).toHaveLength(1);
  expect(third?.getByLabelText('A film')).toHaveAttribute('preload', 'none');
  expect(fourth?.getByTestId('tweet-quoted')).toHaveTextContent('@adahttps://twitter.com/ada/status/1');
  expect(fourth?.queryByTestId('tweet-card')).toBeNull();
  expect(fifth?.getByText('New')).toBeVisible();
  expect(fifth?.getByTestId('tweet-card')).toHaveTextContent('SiteA site.site.example');
  expect(fifth?.getByRole('presentation')).toHaveAttribute('src', '/i.png');
  expect(screen.getAllByTestId('tweet-line')).toHaveLength(4);
});

test('a thread contains no links or buttons', () => {
  draw({ text: '(a.b)', urls: ['a.b'], card, tweet: 'https://twitter.com/ada/status/1' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

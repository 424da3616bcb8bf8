import { render } from '@testing-library/react';
import nock from 'nock';
import { FacebookCard } from './facebook-card/facebook-card.view';
import { SearchResult } from './search-result/search-result.view';
import { TweetThread } from './tweet-thread/tweet-thread.view';

afterAll(() => nock.restore());

test('SET-216 previews send no requests and load no resources except pictures', () => {
  const requestedPaths: string[] = [];
  nock.disableNetConnect();
  nock.emitter.on('no match', ({ path }: { readonly path: string }) => requestedPaths.push(path));
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const xhrSpy = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const url = 'https://site.example/';
  const card = { type: 'summary', title: 'Title', description: 'Words', url, image: `${url}i.png` };
  const { container } = render(
    <>
      <SearchResult {...card} />
      <FacebookCard {...card} />
      <TweetThread
        lang="en"
        tweets={[{ card }, { tweet: 'https://twitter.com/ada/status/1' }, { media: [{ type: 'video/mp4', url }] }]}
      />
    </>,
  );
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(xhrSpy).not.toHaveBeenCalled();
  expect(requestedPaths).toEqual([]);
  expect(container.querySelector('iframe, script, link, object, embed')).toBeNull();
  expect(container.querySelector('video')?.preload).toBe('none');
});

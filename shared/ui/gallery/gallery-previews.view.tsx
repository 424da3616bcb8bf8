import { FacebookCard } from '@flightdeck/shared/previews/facebook-card';
import { SearchResult } from '@flightdeck/shared/previews/search-result';
import { TweetThread } from '@flightdeck/shared/previews/tweet-thread';
import { Section } from '@flightdeck/shared/ui/section';
import { TextField } from '@flightdeck/shared/ui/text-field';
import { useState } from 'react';
import css from './gallery.css';
import { Row } from './row.view';

const square = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="hsl(${hue} 40% 55%)" d="M0 0h4v4H0z"/><path fill="hsl(${hue} 40% 75%)" d="m0 4 4-4v4z"/></svg>`)}`;
const picture = (hue: number) => ({ type: 'image/svg+xml', url: square(hue), alt: 'A pattern' });

/** The three previews with texts that can be changed, and a thread of everything a tweet can hold. */
export function Previews() {
  const [title, setTitle] = useState('Site Example');
  const [description, setDescription] = useState('A site about examples, with an example of everything.');
  const url = 'https://www.site.example/blog/today/';
  const card = { type: 'summary', title, description, url, image: square(210) };
  const ada = { name: 'Ada', screenName: '@ada', profileImage: square(20) };
  return (
    <Section title="Previews">
      <div className={css.panel}>
        <Row label="texts">
          <TextField label="Title" onChange={setTitle} value={title} />
          <TextField label="Description" onChange={setDescription} value={description} />
        </Row>
        <Row label="search">
          <SearchResult description={description} title={title} url={url} />
        </Row>
        <Row label="Facebook">
          <FacebookCard author="Ada" description={description} image={square(210)} title={title} url={url} />
        </Row>
        <Row label="no picture">
          <FacebookCard description={description} title={title} url={url} />
        </Row>
        <Row label="tweet">
          <TweetThread lang="en" tweets={[{ card }]} />
        </Row>
        <Row label="thread">
          <TweetThread
            lang="en"
            tweets={[
              { ...ada, text: 'A thread\nin lines, with (site.example)', urls: ['site.example'] },
              { ...ada, media: [picture(0), picture(90), picture(180)], text: 'Three pictures' },
              { ...ada, media: [{ type: 'video/mp4', url: 'data:video/mp4,', alt: 'A film' }] },
              { ...ada, text: 'Quoted', tweet: 'https://twitter.com/ada/status/1234567890' },
              { ...ada, card: { ...card, type: 'summary_large_image' } },
            ]}
          />
        </Row>
      </div>
    </Section>
  );
}

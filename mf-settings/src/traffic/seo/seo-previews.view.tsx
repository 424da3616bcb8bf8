import { __ } from '@flightdeck/shared/i18n';
import { FacebookCard } from '@flightdeck/shared/previews/facebook-card';
import { SearchResult } from '@flightdeck/shared/previews/search-result';
import { TweetThread } from '@flightdeck/shared/previews/tweet-thread';
import { initialState, pageState } from '@flightdeck/shared/session';
import { Stack } from '@flightdeck/shared/ui/stack';
import { type ReactNode, useId } from 'react';
import { useFacts } from '../../engine/form-context.store';
import { useField } from '../../engine/use-field.resource';
import { seoDescription } from './seo.field';
import css from './seo-previews.css';
import { previewIcon, siteAddress } from './site-address';
import { taglineOf } from './tagline';

/** The front page as others show it, with the description as it is typed at this moment (SET-129, SET-213). */
export default function SeoPreviews() {
  const { held, site } = useFacts();
  const { value } = useField(seoDescription);
  const { siteTitle: title, rawUrl, adminUrl } = initialState();
  const url = siteAddress(rawUrl, adminUrl);
  const description = value || taglineOf(held);
  const image = previewIcon(site.icon);
  return (
    <Stack gap="sections">
      <Labelled label={__('Google search')}>
        <SearchResult description={description} title={title} url={url} />
      </Labelled>
      <Labelled label={__('Facebook')}>
        <FacebookCard description={description} image={image} title={title} url={url} />
      </Labelled>
      <Labelled label={__('Twitter')}>
        <TweetThread
          lang={pageState().locale.lang}
          tweets={[{ card: { type: 'summary', title, description, url, image } }]}
        />
      </Labelled>
    </Stack>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className={css.preview}>
      <figcaption className={css.label} id={id}>
        {label}
      </figcaption>
      {children}
    </figure>
  );
}

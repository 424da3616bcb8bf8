import { __ } from '@flightdeck/shared/i18n';
import { initialState, pageState } from '@flightdeck/shared/session';
import { Stack } from '@flightdeck/shared/ui/layout';
import { type ReactNode, useId } from 'react';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useField } from '../../engine/form/use-field.resource';
import { FacebookCard } from '../previews/facebook-card/facebook-card.view';
import { SearchResult } from '../previews/search-result/search-result.view';
import { TweetThread } from '../previews/tweet-thread/tweet-thread.view';
import { seoDescription } from './seo.field';
import css from './seo-previews.css';
import { taglineOf } from './seo-texts';
import { previewIcon, siteAddress } from './site-address';

/** Previews the front page in Google, Facebook and Twitter with the typed description, or else the tagline (SET-129, SET-213). */
export default function SeoPreviews() {
  const { serverValues, site } = useRuleInput();
  const { value } = useField(seoDescription);
  const { siteTitle: title, rawUrl, adminUrl } = initialState();
  const url = siteAddress(rawUrl, adminUrl);
  const description = value || taglineOf(serverValues);
  const image = previewIcon(site.icon);
  return (
    <Stack gap="sections">
      <Labeled label={__('Google search')}>
        <SearchResult description={description} title={title} url={url} />
      </Labeled>
      <Labeled label={__('Facebook')}>
        <FacebookCard description={description} image={image} title={title} url={url} />
      </Labeled>
      <Labeled label={__('Twitter')}>
        <TweetThread
          lang={pageState().locale.lang}
          tweets={[{ card: { type: 'summary', title, description, url, image } }]}
        />
      </Labeled>
    </Stack>
  );
}

function Labeled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
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

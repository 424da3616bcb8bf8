import { searchDescription, searchTitle, searchUrl } from '@flightdeck/shared/format/truncate';
import css from './search-result.css';

export interface SearchResultProps {
  readonly title: string;
  /** May hold tags; they are taken out (SET-215). */
  readonly description: string;
  readonly url: string;
}

/** The page as Google lists it (SET-208). */
export function SearchResult({ title, description, url }: SearchResultProps) {
  return (
    <div className={css.result} data-testid="preview-search">
      <p className={css.title}>
        <bdi>{searchTitle(title)}</bdi>
      </p>
      <p className={css.url}>
        <bdi>{searchUrl(url)}</bdi>
      </p>
      <p className={css.description}>
        <bdi>{searchDescription(description)}</bdi>
      </p>
    </div>
  );
}

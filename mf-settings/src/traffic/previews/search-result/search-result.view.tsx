import { searchDescription, searchTitle, searchUrl } from '../truncate';
import css from './search-result.css';

export interface SearchResultProps {
  readonly title: string;
  /** HTML tags are removed (SET-215). */
  readonly description: string;
  readonly url: string;
}

/** Previews a page as a Google search result (SET-208). */
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

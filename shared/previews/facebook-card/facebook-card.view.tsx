import { facebookDescription, facebookTitle } from '@flightdeck/shared/format/truncate';
import { __ } from '@flightdeck/shared/i18n';
import { Picture } from '../picture.view';
import css from './facebook-card.css';
import { facebookLine } from './facebook-line';

export interface FacebookCardProps {
  readonly title: string;
  /** May hold tags; they are taken out (SET-215). */
  readonly description: string;
  readonly url: string;
  readonly image?: string | undefined;
  readonly author?: string | undefined;
}

/** The card Facebook makes of a link (SET-209). */
export function FacebookCard({ title, description, url, image, author }: FacebookCardProps) {
  return (
    <div className={css.card} data-testid="preview-facebook">
      <div className={css.picture}>
        <Picture alt={__('Facebook Preview Thumbnail')} src={image} />
      </div>
      <div className={css.body}>
        <p className={css.line}>
          <bdi>{facebookLine(url, author)}</bdi>
        </p>
        <p className={css.title}>
          <bdi>{facebookTitle(title)}</bdi>
        </p>
        <p className={css.description}>
          <bdi>{facebookDescription(description)}</bdi>
        </p>
      </div>
    </div>
  );
}

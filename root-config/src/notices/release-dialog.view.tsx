import type { InitialState } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { record, stripHtml } from '@flightdeck/shared/reporting';
import { OutLink } from '@flightdeck/shared/ui';
import { MessageDialog } from '@flightdeck/shared/ui/overlay';
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import { featuredImage } from './featured-image';
import css from './release.css';
import { type Piece, readContent } from './release-content';

interface ReleaseDialogProps {
  readonly release: NonNullable<InitialState['jetpackStateNotices']['messageContent']>;
  readonly version: string;
  readonly onClose: () => void;
}

/** Shows the release notes after an update (ROOT-065). The server sends them only once, so closing stores nothing. */
export default function ReleaseDialog({ release, version, onClose }: ReleaseDialogProps) {
  useEffect(() => {
    record('jetpack_warm_welcome_view', { version });
  }, [version]);
  const [hasImageFailed, setImageFailed] = useState(false);
  const image = featuredImage(release.release_post_featured_image);
  const title =
    stripHtml(release.release_post_title).trim() ||
    sprintf(
      /* translators: %s: a version number. */
      __('New in Jetpack %s'),
      version,
    );
  return (
    <MessageDialog onClose={onClose} title={title}>
      {image && !hasImageFailed && <img alt="" className={css.image} onError={() => setImageFailed(true)} {...image} />}
      <div className={css.content}>{render(readContent(release.release_post_content))}</div>
    </MessageDialog>
  );
}

const render = (pieces: readonly Piece[]): ReactNode => createElement(Fragment, null, ...pieces.map(renderPiece));

function renderPiece(piece: Piece): ReactNode {
  if (typeof piece === 'string') return createElement('span', null, piece);
  const { tag, href, children } = piece;
  if (tag === 'br') return createElement('br');
  if (tag !== 'a') return createElement(tag, null, render(children));
  return (
    <OutLink href={href ?? ''} newTab>
      {render(children)}
    </OutLink>
  );
}

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

/** Release notes after an update: the server includes them once, and closing stores nothing (ROOT-065). */
export default function ReleaseDialog({ release, version, onClose }: ReleaseDialogProps) {
  useEffect(() => {
    record('jetpack_warm_welcome_view', { version });
  }, [version]);
  const [isLost, setLost] = useState(false);
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
      {image && !isLost && <img alt="" className={css.image} onError={() => setLost(true)} {...image} />}
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

import { emptyAlbum } from './album';

/** Runs before the first picture. */
export default function beginAlbum(): void {
  if (!process.env.FLIGHTDECK_KEEP_PICTURES) emptyAlbum();
}

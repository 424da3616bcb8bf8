import { emptyAlbum } from './album';

/** Before the first picture. */
export default function beginAlbum(): void {
  if (!process.env.FLIGHTDECK_KEEP_PICTURES) emptyAlbum();
}

import { emptyAlbum } from './album';

/** Removes earlier pictures before the first test, unless `FLIGHTDECK_KEEP_PICTURES` is set. */
export default function beginAlbum(): void {
  if (!process.env.FLIGHTDECK_KEEP_PICTURES) emptyAlbum();
}

import { albumFolder, emptyAlbum, writeIndex, writeStates } from './album';

/**
 * Removes earlier pictures before the first test, unless `FLIGHTDECK_KEEP_PICTURES` is set.
 * @returns a function that Playwright calls after the last test, even if some tests failed; it writes the pages of the album
 */
export default function beginAlbum(): () => void {
  if (!process.env.FLIGHTDECK_KEEP_PICTURES) emptyAlbum();
  return () => {
    writeIndex();
    writeStates();
    console.log(`See ${albumFolder}/index.html`);
  };
}

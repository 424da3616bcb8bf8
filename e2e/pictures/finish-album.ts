import { albumFolder, writeIndex, writeStates } from './album';

/** Writes the pages of the album after the last test, even if some tests failed. */
export default function finishAlbum(): void {
  writeIndex();
  writeStates();
  console.log(`See ${albumFolder}/index.html`);
}

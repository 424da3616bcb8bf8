import { albumFolder, writeIndex } from './album';

/** Writes the index of the pictures after the last test, even if some tests failed. */
export default function finishAlbum(): void {
  writeIndex();
  console.log(`See ${albumFolder}/index.html`);
}

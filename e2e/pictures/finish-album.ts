import { albumFolder, writeIndex } from './album';

/** Runs after the last picture, even if some pictures failed. */
export default function finishAlbum(): void {
  writeIndex();
  console.log(`See ${albumFolder}/index.html`);
}

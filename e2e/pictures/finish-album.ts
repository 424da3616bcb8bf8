import { albumFolder, writeIndex } from './album';

/** After the last picture, also when some could not be taken. */
export default function finishAlbum(): void {
  writeIndex();
  console.log(`See ${albumFolder}/index.html`);
}

import { repo } from '../build/repo';
import { writeCssTypes } from './css-types';

/** First half of `npm run types`: class names of style sheets, for the compiler. */
await writeCssTypes(repo);

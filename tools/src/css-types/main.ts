import { repo } from '../common/repo';
import { writeCssTypes } from './css-types';

/** First half of `npm test -- --only types`: writes the types of class names. */
await writeCssTypes(repo);

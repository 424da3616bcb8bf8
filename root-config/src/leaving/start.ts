/** Imported before anything that follows the address (single-spa, the root's navigation), so that the guard hears of it first. */
import { guardLeaving } from './leaving';

guardLeaving(window);

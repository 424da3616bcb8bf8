/**
 * Entries that the page brings for its areas although it does not use them itself: the first screens need them, and one
 * file with all of them is one request less for each (tools/src/build/shared-entries.ts has the list).
 */
import '@flightdeck/shared/unsaved';
import '@flightdeck/shared/ui/card';
import '@flightdeck/shared/ui/toggle';

/**
 * Entries that the page provides for its areas although it does not use them: the first screens need them, and one
 * file with all of them saves a request for each (tools/src/build/shared-entries.ts has the list).
 */
import '@flightdeck/shared/unsaved';
import '@flightdeck/shared/ui/card';

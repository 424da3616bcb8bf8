import { redrawTexts } from '@flightdeck/shared/parts';
import { inTime, loadMessages } from '../../../client/i18n/load-messages';
import { type PartName, splitPartName } from '../../../contracts/areas/area-manifest';
import { pageGlobals } from '../../../contracts/page/page-globals';
import type { PageState } from '../../../contracts/page/page-state';
import { type ChunkTexts, messagesFile } from '../../../contracts/releases/message-files';

type Locale = PageState['locale'];

/** Requests by address. A failed request is not kept, so that the next one tries again. */
const requests = new Map<string, Promise<void>>();

/**
 * Loads the translations of a widget from its release. Loads none for English, or for a language that the release lacks. Late
 * translations replace the English texts as soon as they arrive. Never rejects.
 */
export async function loadWidgetTexts(source: PartName, locale: Locale): Promise<void> {
  const { area, part } = splitPartName(source);
  const folders = [...(pageGlobals().knownFiles?.folders.keys() ?? [])];
  await Promise.all(
    folders.filter((folder) => areaOf(folder) === area).map((folder) => loadTexts(folder, part, locale)),
  );
}

/** Returns a function that loads the translations of a widget's chunk from its release, as `loadWidgetTexts` does. */
export const widgetChunkTexts =
  (locale: Locale): ChunkTexts =>
  (script) => {
    const nameStart = script.lastIndexOf('/') + 1;
    return loadTexts(script.slice(0, nameStart), script.slice(nameStart).replace(/\.js$/, ''), locale);
  };

/** Returns the area of a folder with widgets; undefined for other folders, such as the area's release for the dashboard. */
const areaOf = (folder: string): string | undefined => /\/(mf-[a-z-]+)-widgets\/[^/]+\/$/.exec(folder)?.[1];

/** Loads the translations of a chunk; returns undefined if the release has none. */
function loadTexts(folder: string, chunk: string, locale: Locale): Promise<void> | undefined {
  const [language = ''] = locale.lang.split(/[-_@]/);
  const name = messagesFile(chunk, language);
  const url = folder + name;
  const files = pageGlobals().knownFiles?.folders.get(folder);
  const integrity = files && Object.hasOwn(files, name) ? files[name] : undefined;
  if (!integrity) return undefined;
  const load = async () => {
    const loading = loadMessages(locale, { url, integrity, source: `${areaOf(folder)}/${chunk}`, language });
    const areInUse = await inTime(loading);
    if (areInUse === false) requests.delete(url);
    if (areInUse === undefined) void loading.then((late) => late && redrawTexts());
  };
  const request = requests.get(url) ?? load();
  requests.set(url, request);
  return request;
}

import { redrawTexts } from '@flightdeck/shared/parts';
import { inTime, loadMessages } from '../../../client/i18n/load-messages';
import { type PartName, splitPartName } from '../../../contracts/areas/area-manifest';
import { pageGlobals } from '../../../contracts/page/page-globals';
import type { PageState } from '../../../contracts/page/page-state';
import { messagesFile } from '../../../contracts/releases/message-files';

/**
 * Loads the translations of a widget from its release. Loads none for English, or for a language that the release lacks. Late
 * translations replace the English texts as soon as they arrive. Never rejects.
 */
export async function loadWidgetTexts(source: PartName, locale: PageState['locale']): Promise<void> {
  const { knownFiles } = pageGlobals();
  if (!knownFiles) return;
  const { area, part } = splitPartName(source);
  const [language = ''] = locale.lang.split(/[-_@]/);
  const name = messagesFile(part, language);
  for (const [folder, files] of knownFiles.folders) {
    const integrity = files && Object.hasOwn(files, name) ? files[name] : undefined;
    // Skip the area's release for the dashboard, which has files with the same names.
    if (integrity && folder.includes(`/${area}-widgets/`)) {
      const loading = loadMessages(locale, { url: folder + name, integrity, source, language });
      if ((await inTime(loading)) === undefined) void loading.then((areInUse) => areInUse && redrawTexts());
      return;
    }
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { emitDeclarations, entries, type Layer, layers } from './declarations';

/** Folder of the reports, relative to the repository: one for each layer of `shared`. */
const reportFolder = 'docs/api';

/** Returns the file of a layer's report, relative to the repository. */
const reportFile = (layer: Layer): string => join(reportFolder, `${layer}.api.md`);

const noMessages = { logLevel: ExtractorLogLevel.None };
const silent = { default: noMessages };
// `default` doesn't silence these messages, because API Extractor configures each of them.
const extractorSilent = {
  ...silent,
  'ae-forgotten-export': noMessages,
  'ae-incompatible-release-tags': noMessages,
  'ae-unresolved-link': noMessages,
};

/**
 * Returns API Extractor's configuration for a layer.
 * @param folder declarations of `shared`, from `emitDeclarations()`
 */
function configOf(repo: string, folder: string, layer: Layer): ExtractorConfig {
  const shared = join(folder, 'shared');
  const paths = entries.map(({ name, file }) => [
    `@flightdeck/shared/${name}`,
    [join(shared, file.replace(/[.]tsx?$/, '.d.ts'))],
  ]);
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    paths: Object.fromEntries(paths),
  };
  const reports = join(repo, reportFolder);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: shared,
      mainEntryPointFilePath: join(shared, 'layers', `${layer}.d.ts`),
      compiler: { overrideTsconfig: { compilerOptions } },
      // A type that an entry uses without exporting it is still part of its API.
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: `${layer}.api.md`,
        reportFolder: reports,
        reportTempFolder: join(folder, 'reports'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: extractorSilent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(shared, 'package.json'),
  });
}

/**
 * Compares the API of each layer of `shared` with its report. Takes about twenty seconds.
 * @param mayWrite whether to write the reports that differ
 * @returns files of the reports that differ
 */
export function changedReports(repo: string, mayWrite: boolean): string[] {
  mkdirSync(join(repo, reportFolder), { recursive: true });
  const folder = emitDeclarations(repo);
  const configs = layers.map((layer) => ({ layer, config: configOf(repo, folder, layer) }));
  const [first] = configs;
  if (!first) return [];
  const additionalEntryPoints = configs.map(({ config }) => config.mainEntryPointFilePath);
  const compilerState = CompilerState.create(first.config, { additionalEntryPoints });
  return configs.flatMap(({ layer, config }) => {
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: mayWrite,
      messageCallback(message) {
        message.handled = true;
      },
    });
    return apiReportChanged ? [reportFile(layer)] : [];
  });
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { declarationOf, type Entry, entries } from './declarations';

const none = { logLevel: 'none' };
const silent = { default: none };
// API Extractor's defaults name these messages one by one.
const remarks = {
  ...silent,
  'ae-forgotten-export': none,
  'ae-incompatible-release-tags': none,
  'ae-unresolved-link': none,
};

/** Returns API Extractor's configuration for an entry, written beside the declarations. */
function configOf(folder: string, output: string, entry: Entry): ExtractorConfig {
  const shared = join(folder, 'shared');
  const file = join(shared, `${entries.indexOf(entry)}.json`);
  const paths = entries.map((each) => [`@flightdeck/shared/${each.name}`, [declarationOf(folder, each)]]);
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true },
    ...{ skipLibCheck: true, types: [], lib: ['ES2023', 'DOM', 'DOM.Iterable'], paths: Object.fromEntries(paths) },
  };
  const config = {
    projectFolder: shared,
    mainEntryPointFilePath: declarationOf(folder, entry),
    compiler: { overrideTsconfig: { compilerOptions } },
    // A type that an entry uses without exporting it is still part of its API.
    apiReport: {
      ...{ enabled: true, includeForgottenExports: true },
      ...{ reportFileName: `${entries.indexOf(entry)}.api.md`, reportFolder: output, reportTempFolder: output },
    },
    ...{ docModel: { enabled: false }, dtsRollup: { enabled: false }, tsdocMetadata: { enabled: false } },
    messages: {
      ...{ compilerMessageReporting: silent, extractorMessageReporting: remarks, tsdocMessageReporting: silent },
    },
  };
  writeFileSync(file, JSON.stringify(config));
  return ExtractorConfig.loadFileAndPrepare(file);
}

/** Lines that are not part of the surface: remarks on documentation, and imports, whose names the declarations repeat. */
const remark = /^([ \t]*\/\/|import ).*\n/gm;

/**
 * Returns the surface of each entry: all declarations that its users can see, as TypeScript, sorted by name.
 * @param folder declarations of `shared`, by `emitDeclarations()`
 * @returns name of the entry → text
 */
export function extractSurfaces(folder: string): ReadonlyMap<string, string> {
  const output = mkdtempSync(join(tmpdir(), 'flightdeck-api-'));
  writeFileSync(join(folder, 'shared/tsconfig.json'), '{}');
  const configs = entries.map((entry) => [entry.name, configOf(folder, output, entry)] as const);
  const [first] = configs;
  if (!first) return new Map();
  try {
    const additionalEntryPoints = configs.map(([, config]) => config.mainEntryPointFilePath);
    const compilerState = CompilerState.create(first[1], { additionalEntryPoints });
    return new Map(
      configs.map(([name, config]) => {
        const messageCallback = (message: { handled: boolean }) => {
          message.handled = true;
        };
        Extractor.invoke(config, { compilerState, localBuild: true, messageCallback });
        const report = readFileSync(config.reportFilePath, 'utf8').replaceAll('\r\n', '\n');
        const [, text = ''] = report.split('```ts\n');
        return [
          name,
          `${text
            .replace(/```\s*$/, '')
            .replace(remark, '')
            .trim()}\n`,
        ] as const;
      }),
    );
  } finally {
    rmSync(output, { recursive: true });
  }
}

import { S3Proxy } from './fake-s3-proxy';
import { S3Server } from './fake-s3-server';
import { type CommandResult, command, Folders } from './fake-set';

/** `s3://bucket/folder` of a real store, if the tests use one. Endpoint and credentials come from the environment. */
const realStoreUrl = process.env.FLIGHTDECK_S3_URL;

/** The store of a test: a fake one, or the real one that `FLIGHTDECK_S3_URL` names. */
export class TestedStore {
  /** The fake store. Undefined for a real store, which cannot be made to fail. */
  readonly double = realStoreUrl === undefined ? new S3Server() : undefined;
  readonly #proxies: S3Proxy[] = [];
  #count = 0;

  /** Whether requests can go through a proxy: not if the store needs TLS. */
  readonly hasProxy = realStoreUrl === undefined || /^http:/.test(process.env.AWS_ENDPOINT_URL_S3 ?? '');

  /** Starts the fake store, if the tests use it, and sets the environment variables of the SDK. */
  async start(): Promise<void> {
    const env = (await this.double?.start()) ?? {};
    Object.assign(process.env, { ...env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' });
  }

  stop(): void {
    this.double?.stop();
    for (const proxy of this.#proxies) proxy.stop();
  }

  /** Returns the address of an empty folder in the store. */
  newAddress = (): string => `${realStoreUrl ?? 's3://sets'}/run-${process.pid}-${Date.now()}-${++this.#count}`;

  /** Starts a proxy in front of the store. @returns it, and environment variables for a process that uses it */
  async proxy(): Promise<{ readonly proxy: S3Proxy; readonly env: Record<string, string> }> {
    const proxy = new S3Proxy(process.env.AWS_ENDPOINT_URL_S3 ?? '');
    this.#proxies.push(proxy);
    return { proxy, env: await proxy.start() };
  }
}

/** Starts the store before the tests of a file. Stops it after them, and removes the folders. */
export function startedStore(): { readonly testStore: TestedStore; readonly folders: Folders } {
  const testStore = new TestedStore();
  const folders = new Folders();
  beforeAll(() => testStore.start());
  afterAll(() => {
    testStore.stop();
    folders.remove();
  });
  return { testStore, folders };
}

/** Runs a command in a separate process, and kills the process at one of its requests. @param at number of the request, from 1 */
export async function killedAt(store: TestedStore, at: number, line: string): Promise<CommandResult> {
  const { proxy, env } = await store.proxy();
  let pid = 0;
  proxy.onRequest = (count) => {
    if (count === at && pid) process.kill(pid, 'SIGKILL');
  };
  const onStart = (startedPid: number) => {
    pid = startedPid;
  };
  return command(line, { env, onStart });
}

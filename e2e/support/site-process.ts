import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetCopy } from './sets/set-copy';

const project = join(import.meta.dirname, '../..');

/** The process of the test site and its provider, on free ports, with its own data and set. */
export class SiteProcess {
  readonly #set: SetCopy;
  readonly #folder = mkdtempSync(join(tmpdir(), 'flightdeck-e2e-'));
  #process: ChildProcess | undefined;
  #url = '';
  #provider = '';

  constructor() {
    try {
      this.#set = new SetCopy(join(this.#folder, 'set'));
    } catch (error) {
      rmSync(this.#folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** The set that the site serves. */
  get set(): SetCopy {
    return this.#set;
  }

  /** Origin of the site. */
  get url(): string {
    return this.#url;
  }

  /** Origin of the provider, which differs from the origin of the site. */
  get provider(): string {
    return this.#provider;
  }

  /** Starts the process, and waits until it is ready. @throws Error with its output if it ends first */
  async start(): Promise<void> {
    const ports = this.#url
      ? ['--port', new URL(this.#url).port, '--provider-port', new URL(this.#provider).port]
      : ['--port', '0', '--scenario', 'free'];
    const folders = ['--data', join(this.#folder, 'data'), '--set', join(this.#folder, 'set')];
    const child = spawn(process.execPath, ['--import', 'tsx', 'site/src/main.ts', ...ports, ...folders], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#url = await waitForUrl(child);
    this.#provider = await this.#providerOrigin();
  }

  /** Ends the process. Keeps its data and set. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Ends the process and starts it again on the same data and addresses. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends the process and removes its folder. */
  async remove(): Promise<void> {
    await this.stop();
    this.removeFolder();
  }

  protected removeFolder(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Returns the origin of the provider: the only other origin in the content security policy of each page. */
  async #providerOrigin(): Promise<string> {
    const policy = (await fetch(`${this.#url}/wp-login.php`)).headers.get('content-security-policy') ?? '';
    const origin = /connect-src 'self' (\S+?)(;| |$)/.exec(policy)?.[1];
    if (!origin) throw new Error(`No provider in the policy: ${policy}`);
    return origin;
  }
}

/** Waits until the process prints that it is ready. @returns origin of its site @throws Error with its output if it ends first */
function waitForUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /Ready: (http:\/\/[^/\s]+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${printed}`)));
  });
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../dev/free-port';
import { ensureDebianPackages } from '../setup/debian-packages';
import { run } from '../setup/run.mjs';
import { type Service, startService } from '../setup/service';
import { cephConfig } from './config';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
const keys = { access: 'flightdeck', secret: 'flightdeck-on-loopback' };

/** Bucket that a started gateway has. */
export const bucket = 'sets';

/** Ceph's object gateway with a cluster of one node on loopback. Its objects are in memory and end with it. */
export class Ceph {
  readonly #folder = mkdtempSync(join(tmpdir(), 'flightdeck-ceph-'));
  readonly #services: Service[] = [];
  #gateway = 0;

  /** Environment variables that make the SDK use the gateway. */
  get env(): Record<string, string> {
    return {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${this.#gateway}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: keys.access,
      AWS_SECRET_ACCESS_KEY: keys.secret,
      AWS_EC2_METADATA_DISABLED: 'true',
    };
  }

  /**
   * Installs missing packages and starts a new cluster, in about 15 s.
   * @throws Error with the end of the log of a daemon that does not start; nothing keeps running
   */
  static async start(): Promise<Ceph> {
    await ensureDebianPackages(packages);
    const ceph = new Ceph();
    try {
      await ceph.#start();
      return ceph;
    } catch (error) {
      await ceph.stop();
      throw error;
    }
  }

  /** Ends the daemons and removes their folder. */
  async stop(): Promise<void> {
    for (const service of this.#services.splice(0).reverse()) await service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const [fsid, osd] = [randomUUID(), randomUUID()];
    const monitor = await somePort();
    this.#gateway = await somePort();
    for (const each of ['mon', 'osd']) mkdirSync(join(this.#folder, each));
    writeFileSync(this.#config, cephConfig(this.#folder, fsid, { monitor, gateway: this.#gateway }));
    const map = join(this.#folder, 'monmap');
    await this.#run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitor}/0]`, map);
    await this.#run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    await this.#daemon('ceph-mon', ['-i', 'a'], () => listens(monitor));
    await this.#run('ceph', 'osd', 'new', osd);
    await this.#run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', osd);
    await this.#daemon('ceph-osd', ['-i', '0'], async () => / 1 up/.test(await this.#run('ceph', 'osd', 'stat')));
    // The first user also makes the gateway's pools.
    const { access, secret } = keys;
    const user = ['--uid=deploys', '--display-name=Deploys', `--access-key=${access}`, `--secret-key=${secret}`];
    await this.#run('radosgw-admin', 'user', 'create', ...user);
    await this.#daemon('radosgw', ['-n', 'client.gateway'], () => listens(this.#gateway));
    // Its warning is about the Node version, which the reader cannot choose.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    const { AWS_ENDPOINT_URL_S3: endpoint = '', AWS_REGION: region = '' } = this.env;
    const credentials = { accessKeyId: access, secretAccessKey: secret };
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    // For web servers, which have no keys. Without the right to list, they get 403 for a missing object.
    const statement = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/*` };
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
    await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
    client.destroy();
  }

  get #config(): string {
    return join(this.#folder, 'ceph.conf');
  }

  /** Runs a program to its end. @returns its output */
  async #run(program: string, ...args: string[]): Promise<string> {
    const { ok, output, reason } = await run([program, '--conf', this.#config, ...args], {
      cwd: this.#folder,
      minutes: 1,
    });
    if (!ok) throw new Error(`${program} ${args.join(' ')}: ${reason}\n${output.slice(-3000)}`);
    return output;
  }

  async #daemon(program: string, args: readonly string[], answers: () => Promise<boolean>): Promise<void> {
    // A killed test cannot end its daemons, so the system ends them with it.
    const command = ['setpriv', '--pdeathsig', 'KILL', program, '--conf', this.#config, '-f', ...args] as const;
    const log = join(this.#folder, `${program}.log`);
    this.#services.push(await startService(command, { log, seconds: 60, answers }));
  }
}

/** Returns a free port: a random one, because another run may also be about to use the first one. */
export const somePort = (): Promise<number> => freePort(20_000 + Math.floor(Math.random() * 10_000));

/** Whether a program accepts connections on a port of loopback. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

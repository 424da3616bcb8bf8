import { bucket, Ceph } from './ceph';

/** Starts Ceph before the tests, which then use it as a store that exists: see `FLIGHTDECK_S3_URL`. */
export default async function start(): Promise<void> {
  const ceph = await Ceph.start();
  Object.assign(process.env, ceph.env, { FLIGHTDECK_S3_URL: `s3://${bucket}/tests` });
  Object.assign(globalThis, { stopCeph: () => ceph.stop() });
}

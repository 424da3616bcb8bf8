/** Ends the Ceph that `start.ts` started in the same process. */
export default async function stop(): Promise<void> {
  const stopCeph: unknown = Reflect.get(globalThis, 'stopCeph');
  if (typeof stopCeph === 'function') await stopCeph();
}

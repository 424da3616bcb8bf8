import { cached, queryClient, readNow, seedRead, settingsRead } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import fc from 'fast-check';
import nock from 'nock';
import { mountPart } from './mount-part';
import { errorBody, origin } from './wire';

type Values = Record<string, unknown>;

/** A way in which the page saves an option. */
export interface Saver {
  /** Saves a value. Resolves when the save has ended. */
  save(value: unknown): Promise<unknown>;
  /** Returns the shown value. Default: that of the page's cache. */
  shown?(): unknown;
  close?(): void;
}

/**
 * The ways in which a site answers a write. It stores the value and confirms it (works), refuses it with a reason (refuses), fails
 * (breaks), stores it but sends a broken response (garbles), confirms but does not store it (drops), or stores it trimmed (trims).
 * `works` is listed three times, to be chosen more often.
 */
const answers = ['works', 'works', 'works', 'refuses', 'breaks', 'garbles', 'drops', 'trims'] as const;

/** Simulates a site with these settings. Each answer waits for the promise that `pause` returns. */
function openSite(values: Values, pause: () => Promise<unknown>) {
  const site = {
    values,
    answer: 'works' as (typeof answers)[number],
    /** Settings that reads get from a cache in front of the site; null if there is no cache or it is empty. */
    cache: null as Values | null,
  };
  const store = (sent: Values) => {
    site.values = { ...site.values, ...sent };
  };
  const write = (sent: Values): nock.ReplyFnResult => {
    const trimmed = Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]);
    if (site.answer === 'refuses') return [400, errorBody('some_updated', 'no.', 400)];
    if (site.answer === 'breaks') return [500, errorBody('down', 'Down.', 500)];
    if (site.answer !== 'drops') store(site.answer === 'trims' ? Object.fromEntries(trimmed) : sent);
    return [200, site.answer === 'garbles' ? '{"code":"succ' : { code: 'success', message: 'Activated.' }];
  };
  const valuesOf = (sent: unknown): Values => (typeof sent === 'object' && sent ? { ...sent } : {});
  const afterPause = async <Answer>(answer: Answer): Promise<Answer> => {
    await pause();
    return answer;
  };
  const api = nock(origin).persist();
  const settings = '/wp-json/jetpack/v4/settings';
  api
    .get(settings)
    .query(true)
    .optionally()
    .reply(200, () => afterPause(site.cache ?? site.values));
  api
    .post(settings)
    .query({ _method: 'GET' })
    .optionally()
    .reply(200, () => afterPause(site.values));
  api
    .post(settings)
    .optionally()
    .reply((_address, sent) => afterPause(write(valuesOf(sent))));
  api
    .post(/\/module\/[^/]+\/active$/)
    .optionally()
    .reply((address, sent) => {
      const module = address.split('/').at(-2) ?? '';
      return afterPause(write({ [module]: Reflect.get(valuesOf(sent), 'active') }));
    });
  return site;
}

/**
 * Tests that saving converges: whatever the order of saves, slow and lost answers, refusals, dropped values, caches and changes in
 * a second tab, the page ends at the value of the site, and the last accepted value is on the site.
 * @param values values to save; the first one is the site's value at the start
 */
export function savingConverges(option: string, values: readonly unknown[], openSaver: () => Saver): void {
  const step = fc.record({
    action: fc.constantFrom('save', 'save', 'save', 'set-answer', 'change-elsewhere', 'wait', 'wait', 'settle'),
    value: fc.constantFrom(...values),
    answer: fc.constantFrom(...answers),
  });

  test(`saving ${option} converges in every order of saves, answers, failures and changes elsewhere`, async () => {
    await mountPart(
      definePart(() => null),
      { name: 'mf-dashboard/at-a-glance' },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.boolean(),
        fc.array(step, { maxLength: 12 }),
        async (scheduler, isCached, steps) => {
          queryClient.clear();
          nock.cleanAll();
          const start = { protect: true, [option]: values[0] };
          const site = openSite(start, () => scheduler.schedule(Promise.resolve()));
          seedRead(settingsRead, start);
          const saver = openSaver();
          const running: Promise<unknown>[] = [];
          let isChangedElsewhere = false;
          /** Answers the waiting requests one by one, in the order of the scheduler. */
          const settle = async (saves: readonly Promise<unknown>[]) => {
            let isSettled = false;
            void Promise.allSettled(saves).then(() => {
              isSettled = true;
            });
            while (!isSettled || queryClient.isFetching() > 0) {
              if (scheduler.count() > 0) await scheduler.waitOne();
              else await new Promise((resolve) => setTimeout(resolve));
            }
          };
          for (const { action, value, answer } of steps) {
            if (action === 'save') running.push(saver.save(value));
            // Behind a cache, only the answer to the write says whether a value was saved (docs/decisions/031).
            if (action === 'set-answer') site.answer = isCached && answer === 'garbles' ? 'works' : answer;
            if (action === 'change-elsewhere' && !isCached) {
              site.values = { ...site.values, [option]: value };
              isChangedElsewhere = true;
            }
            // A cache would hide a change made elsewhere. Fill the cache instead; reads then get its values even after a save.
            if (action === 'change-elsewhere' && isCached) site.cache ??= site.values;
            if (action === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
            if (action === 'settle') await settle(running);
          }
          await settle(running);
          const shown = () => (saver.shown ? saver.shown() : cached(settingsRead)?.[option]);
          const state = () => ({ shown: shown(), isSaving: queryClient.isMutating() });
          // Only a read shows changes made elsewhere.
          if (isChangedElsewhere) await settle([readNow(settingsRead)]);
          expect(state()).toEqual({ shown: site.values[option], isSaving: 0 });
          site.answer = 'works';
          const lastValue = values.at(-1);
          await settle([saver.save(lastValue)]);
          // The first save of a form only warns about changes made elsewhere.
          await settle([saver.save(lastValue)]);
          expect(state()).toEqual({ shown: lastValue, isSaving: 0 });
          expect(site.values[option]).toEqual(lastValue);
          saver.close?.();
        },
      ),
      { numRuns: process.env.FLIGHTDECK_LONG ? 300 : 25 },
    );
  });
}

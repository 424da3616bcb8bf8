import { cached, queryClient, readNow, seedRead, settingsRead } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import fc from 'fast-check';
import nock from 'nock';
import { mountPart } from './mount-part';
import { errorBody, origin } from './wire';

type Values = Record<string, unknown>;

/** One way of a page to save an option. */
export interface Saver {
  /** Saves a value. Resolves when the save has ended. */
  save(value: unknown): Promise<unknown>;
  /** Returns the shown value. Default: that of the page's cache. */
  shown?(): unknown;
  close?(): void;
}

/** The ways in which a site answers a write. */
const answers = ['works', 'works', 'works', 'refuses', 'breaks', 'garbles', 'drops', 'trims'] as const;

/** An in-memory site whose answers wait for `pause`. */
function openSite(values: Values, pause: () => Promise<unknown>) {
  const site = {
    values,
    answers: 'works' as (typeof answers)[number],
    cache: null as Values | null,
    sent: [] as Values[],
  };
  const store = (sent: Values) => {
    site.values = { ...site.values, ...sent };
  };
  const write = (sent: Values): nock.ReplyFnResult => {
    site.sent.push(sent);
    const trimmed = Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]);
    if (site.answers === 'refuses') return [400, errorBody('some_updated', 'no.', 400)];
    if (site.answers === 'breaks') return [500, errorBody('down', 'Down.', 500)];
    if (site.answers !== 'drops') store(site.answers === 'trims' ? Object.fromEntries(trimmed) : sent);
    return [200, site.answers === 'garbles' ? '{"code":"succ' : { code: 'success', message: 'Activated.' }];
  };
  const body = (sent: unknown): Values => (typeof sent === 'object' && sent ? { ...sent } : {});
  const api = nock(origin).persist();
  api
    .get('/wp-json/jetpack/v4/settings')
    .query(true)
    .optionally()
    .reply(200, async () => {
      const answer = site.cache ?? site.values;
      await pause();
      return answer;
    });
  api
    .post('/wp-json/jetpack/v4/settings')
    .query({ _method: 'GET' })
    .optionally()
    .reply(200, async () => {
      const answer = site.values;
      await pause();
      return answer;
    });
  api
    .post('/wp-json/jetpack/v4/settings')
    .optionally()
    .reply(async (_address, sent) => {
      const answer = write(body(sent));
      await pause();
      return answer;
    });
  api
    .post(/\/module\/[^/]+\/active$/)
    .optionally()
    .reply(async (address, sent) => {
      const answer = write({ [address.split('/').at(-2) ?? '']: Reflect.get(body(sent), 'active') });
      await pause();
      return answer;
    });
  return site;
}

/**
 * Tests that saving converges: whatever the order of saves, slow and lost answers, refusals, dropped values, caches and changes in
 * a second tab, the page ends at the value of the site, and the last accepted value is on the site.
 * @param values values to save, the first one is that of the site at the start
 */
export function savingConverges(option: string, values: readonly unknown[], open: () => Saver): void {
  const step = fc.record({
    do: fc.constantFrom('save', 'save', 'save', 'answers', 'elsewhere', 'wait', 'wait', 'settle'),
    value: fc.constantFrom(...values),
    answers: fc.constantFrom(...answers),
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
          const saver = open();
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
          for (const { do: what, value, answers: how } of steps) {
            if (what === 'save') running.push(saver.save(value));
            // Behind a cache, only the answer to the write says whether a value was saved (docs/decisions/031).
            if (what === 'answers') site.answers = isCached && how === 'garbles' ? 'works' : how;
            // It also hides changes from elsewhere.
            if (what === 'elsewhere' && !isCached) {
              site.values = { ...site.values, [option]: value };
              isChangedElsewhere = true;
            }
            if (what === 'elsewhere' && isCached) site.cache = site.cache ?? site.values;
            if (what === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
            if (what === 'settle') await settle(running);
          }
          await settle(running);
          const shown = () => (saver.shown ? saver.shown() : cached(settingsRead)?.[option]);
          const state = () => ({ shown: shown(), isSaving: queryClient.isMutating() });
          // Only a read shows changes from elsewhere.
          if (isChangedElsewhere) await settle([readNow(settingsRead)]);
          expect(state()).toEqual({ shown: site.values[option], isSaving: 0 });
          site.answers = 'works';
          const last = values.at(-1);
          await settle([saver.save(last)]);
          // A form asks the user first about changes elsewhere.
          await settle([saver.save(last)]);
          expect(state()).toEqual({ shown: last, isSaving: 0 });
          expect(site.values[option]).toEqual(last);
          saver.close?.();
        },
      ),
      { numRuns: process.env.FLIGHTDECK_LONG ? 300 : 25 },
    );
  });
}

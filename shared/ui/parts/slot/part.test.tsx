import { definePart, providePartLoader, redrawTexts, useBus, usePartData, useRoute } from '@flightdeck/shared/parts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { mountRootParcel } from 'single-spa';
import { SingleSpaContext } from 'single-spa-react';
import { failure } from '../../../contracts/areas/failure';
import type { LoadAnswer } from '../../../contracts/areas/part';
import { parseRoute } from '../../../contracts/areas/route';
import { failuresDuring } from '../../../testing/heard-failures';
import { PartSlot } from './part.view';

beforeAll(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  // A parcel is unmounted after its slot; without this, React warns that this is outside `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

let answers: (() => Promise<LoadAnswer>)[];
const requested: string[] = [];
beforeEach(() => {
  answers = [];
  requested.length = 0;
  providePartLoader({
    load: (name) => {
      requested.push(name);
      return answers.shift()?.() ?? new Promise(() => {});
    },
  });
});

/** Shows its route and data. */
function Hello() {
  return <p>{`at ${useRoute().path} with ${String(usePartData().color)}`}</p>;
}
const ended: string[] = [];
/** Never unsubscribes. */
function Forgetful() {
  const bus = useBus();
  useEffect(() => {
    bus.on('licence.activated').subscribe({ complete: () => ended.push('event') });
    bus.connection$.subscribe({ complete: () => ended.push('state') });
  }, [bus]);
  return <p>forgetful</p>;
}
let isBroken = false;
/** Throws while `isBroken` is true. */
function Fragile() {
  // Render again with each route.
  useRoute();
  if (isBroken) throw new Error('broken inside');
  return <p>fine</p>;
}
/** Throws a falsy value. */
function ThrowsEmptyText(): never {
  const error: unknown = '';
  throw error;
}
const ready = (part: ReturnType<typeof definePart>) => async (): Promise<LoadAnswer> => ({ state: 'ready', part });
const failed = () =>
  Promise.resolve<LoadAnswer>({
    state: 'failed',
    failure: failure('area-script', 'x', { area: 'mf-settings', version: '1.2.3' }),
  });

const route$ = new BehaviorSubject(parseRoute('#/security'));
beforeEach(() => route$.next(parseRoute('#/security')));
const application = { name: 'mf-settings', singleSpa: {}, mountParcel: mountRootParcel };
const slot = (data?: Record<string, unknown>) => (
  <SingleSpaContext value={application}>
    <PartSlot
      name="mf-settings/security"
      label="Security"
      route$={route$}
      skeleton={<p>waiting</p>}
      {...(data && { data })}
    />
  </SingleSpaContext>
);

test('a slot shows a part in place of its skeleton, and passes data and each route to it', async () => {
  answers = [ready(definePart(Hello))];
  render(slot({ color: 'red' }));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('at /security with red')).toBeVisible());
  expect(screen.queryByText('waiting')).toBeNull();
  act(() => route$.next(parseRoute('#/traffic')));
  expect(screen.getByText('at /traffic with red')).toBeVisible();
  expect(requested).toEqual(['mf-settings/security']);
});

test('late texts appear in a part without a new mount', async () => {
  let text = 'Save';
  const mounted = jest.fn();
  function Translated() {
    const [typed, setTyped] = useState('');
    useEffect(mounted, []);
    return <input aria-label={text} onChange={({ target }) => setTyped(target.value)} value={typed} />;
  }
  answers = [ready(definePart(Translated))];
  render(slot());
  await userEvent.type(await screen.findByLabelText('Save'), 'abc');
  text = 'Speichern';
  act(redrawTexts);
  expect(screen.getByLabelText('Speichern')).toHaveValue('abc');
  expect(mounted).toHaveBeenCalledTimes(1);
});

test('a mounted part gets no update, even if its slot is drawn again with other data', async () => {
  const part = { ...definePart(Hello), update: jest.fn() };
  answers = [ready(part)];
  const { rerender } = render(slot({ color: 'red' }));
  await screen.findByText('at /security with red');
  rerender(slot({ color: 'blue' }));
  expect(part.update).not.toHaveBeenCalled();
  expect(screen.getByText('at /security with red')).toBeVisible();
});

test('the panel of a part that fails to load shows code and version; each Retry starts a new attempt', async () => {
  answers = [failed, failed, ready(definePart(Hello))];
  render(slot());
  expect(await screen.findByRole('region', { name: 'Security is not available' })).toBeVisible();
  expect(screen.getByText(/area-script/)).toBeInTheDocument();
  expect(screen.getByText(/mf-settings 1\.2\.3/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Security is not available' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText(/^at \/security/)).toBeVisible());
  expect(requested).toHaveLength(3);
});

describe('a part that fails', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('reports each failure to load or draw to the document, from the element that shows it', async () => {
    answers = [failed, ready(definePart(ThrowsEmptyText))];
    const { container } = render(slot());
    const heard = await failuresDuring(async () => {
      expect(await screen.findByRole('region', { name: 'Security is not available' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('region', { name: 'Security stopped working' })).toBeVisible();
    });
    expect(heard.map(({ detail }) => detail)).toEqual([
      { code: 'area-script', area: 'mf-settings', release: '1.2.3' },
      { code: 'area-mount', area: 'mf-settings', release: null },
    ]);
    for (const { path } of heard) expect(path).toContain(container);
  });

  test('reports its failure to the document if it has no parent', async () => {
    const domElement = document.body.appendChild(document.createElement('div'));
    const mount = () => definePart(ThrowsEmptyText).mount({ domElement, part: 'mf-settings/security' });
    const heard = await failuresDuring(async () => void (await mount()));
    expect(heard.map(({ detail }) => detail.code)).toEqual(['area-mount']);
    domElement.remove();
  });

  test('is replaced by a failure panel, on mount or later', async () => {
    isBroken = true;
    answers = [ready(definePart(Fragile)), ready(definePart(Fragile))];
    render(slot());
    expect(await screen.findByRole('region', { name: 'Security stopped working' })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('fine')).toBeVisible());
    isBroken = true;
    act(() => route$.next(parseRoute('#/security?later=1')));
    expect(await screen.findByRole('region', { name: 'Security stopped working' })).toBeVisible();
    isBroken = false;
  });
});

test('all subscriptions of a part end when it unmounts', async () => {
  answers = [ready(definePart(Forgetful))];
  const { unmount } = render(slot());
  await screen.findByText('forgetful');
  expect(ended).toEqual([]);
  unmount();
  await waitFor(() => expect(ended).toEqual(['event', 'state']));
});

test('a part that loads after its slot is unmounted is not mounted', async () => {
  let arrive: (answer: LoadAnswer) => void = () => {};
  answers = [
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  ];
  const { unmount } = render(slot());
  unmount();
  const mount = jest.fn();
  await act(async () => arrive({ state: 'ready', part: { ...definePart(Hello), mount } }));
  expect(mount).not.toHaveBeenCalled();
});

import type { LoadedPart, PartProps } from '../../contracts/areas/part';
import { mountParcel, mountPart } from './mount-part';

/** Returns a part that draws the path of its route and records its lifecycle calls, except those that `changes` replaces. */
function textPart(changes: Partial<LoadedPart> = {}): LoadedPart & { readonly calls: string[] } {
  const calls: string[] = [];
  const draw =
    (lifecycle: string): LoadedPart['mount'] =>
    async ({ domElement, route, onDrawn }) => {
      calls.push(`${lifecycle} ${route.path}`);
      domElement.textContent = route.path;
      onDrawn?.();
    };
  return {
    calls,
    bootstrap: async () => void calls.push('bootstrap'),
    mount: draw('mount'),
    update: draw('update'),
    unmount: async ({ domElement }) => {
      calls.push('unmount');
      domElement.replaceChildren();
    },
    ...changes,
  };
}

const domElement = document.createElement('div');
const failures: string[] = [];
const props = (path: string): PartProps => ({
  domElement,
  part: 'mf-settings/security',
  route: { path, query: {} },
  onFailure: ({ code, message }) => void failures.push(`${code}: ${message}`),
});
const never = () => new Promise<never>(() => {});
const throwError = async () => {
  throw new Error('It broke.');
};
const mount = (part: LoadedPart, limit = 50) => mountPart(mountParcel, part, props('/one'), limit);

beforeEach(() => {
  failures.length = 0;
  domElement.replaceChildren();
});

test('a part mounts, gets only the latest of several updates, and unmounts', async () => {
  const part = textPart();
  const mounted = mount(part);
  mounted.update(props('/two'));
  mounted.update(props('/three'));
  await mounted.drawn;
  await mounted.unmount();
  expect(part.calls).toEqual(['bootstrap', 'mount /one', 'update /three', 'unmount']);
  expect(domElement).toBeEmptyDOMElement();
});

test('a part counts as drawn when it calls onDrawn, even if its mount has not resolved', async () => {
  const part = textPart();
  const { drawn } = mount({ ...part, mount: async (input) => part.mount(input).then(never) }, 60_000);
  await drawn;
  expect(domElement).toHaveTextContent('/one');
});

test('an unmount waits for a running update', async () => {
  let finish = () => {};
  const order: string[] = [];
  const part = textPart({
    update: async ({ route }) => {
      order.push(`update ${route.path}`);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      order.push('updated');
    },
    unmount: async () => void order.push('unmount'),
  });
  const mounted = mount(part, 60_000);
  await mounted.drawn;
  mounted.update(props('/two'));
  // The update starts.
  await Promise.resolve();
  const unmounted = mounted.unmount();
  // Without the wait, the unmount would run now.
  await new Promise((resolve) => setTimeout(resolve));
  finish();
  await unmounted;
  expect(order).toEqual(['update /two', 'updated', 'unmount']);
});

test.each(['bootstrap', 'mount'] as const)(
  'a part that throws in %s, or never answers, fails to mount',
  async (lifecycle) => {
    await expect(mount(textPart({ [lifecycle]: throwError })).drawn).rejects.toThrow('It broke.');
    const hanging = mount(textPart({ [lifecycle]: never }));
    await expect(hanging.drawn).rejects.toThrow('No answer within 50 ms');
    hanging.update(props('/two'));
    await hanging.unmount();
    expect(failures).toEqual([]);
  },
);

test.each([
  ['throws', throwError, 'area-mount: It broke.'],
  ['never answers', never, 'area-mount: No answer within 50 ms'],
] as const)('a part whose update %s reports a failure, and still unmounts', async (_how, update, failure) => {
  const part = textPart({ update });
  const mounted = mount(part);
  await mounted.drawn;
  mounted.update(props('/two'));
  await mounted.unmount();
  expect(failures).toEqual([failure]);
  expect(part.calls.at(-1)).toBe('unmount');
});

test.each([
  ['throws', throwError],
  ['never answers', never],
] as const)('an unmount that %s is logged and does not reject', async (_how, unmount) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const mounted = mount(textPart({ unmount }));
  await mounted.drawn;
  await mounted.unmount();
  expect(consoleError).toHaveBeenCalledWith('Flightdeck: mf-settings/security failed to unmount.', expect.any(Error));
  consoleError.mockRestore();
});

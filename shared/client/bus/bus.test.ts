import { openBus, readState, writeState } from './bus';
import { type BusCore, busCore } from './core';
import { initialState } from './initial-state';

let core: BusCore;
beforeEach(() => {
  core = busCore({});
});

const connected = { ...initialState.connection, status: true };

test('a new handle gets the current state and later changes', () => {
  writeState('connection', connected, core);
  const bus = openBus(core);
  const seen: unknown[] = [];
  bus.connection$.subscribe((value) => seen.push(value.status));
  writeState('connection', { ...connected, status: 'offline' }, core);
  expect(seen).toEqual([true, 'offline']);
  expect(bus.connection$.value.status).toBe('offline');
});

test('without a session, the user has no permissions and the site is not connected', () => {
  expect(Object.values(openBus(core).permissions$.value)).not.toContain(true);
  expect(readState('connection', core).status).toBe(false);
});

test('an event reaches current listeners, but not later ones', () => {
  const sender = openBus(core);
  const listener = openBus(core);
  const seen: unknown[] = [];
  sender.emit('licence.activated', { productId: 1 });
  listener.on('licence.activated').subscribe(({ productId }) => seen.push(productId));
  sender.emit('licence.activated', { productId: 2 });
  expect(seen).toEqual([2]);
});

test('closing a handle ends all its subscriptions', () => {
  const bus = openBus(core);
  const ended: string[] = [];
  const seen: unknown[] = [];
  bus.connection$.subscribe({ next: () => seen.push('state'), complete: () => ended.push('state') });
  bus.on('licence.activated').subscribe({ next: () => seen.push('event'), complete: () => ended.push('event') });
  seen.length = 0;
  bus.close();
  writeState('connection', connected, core);
  openBus(core).emit('licence.activated', { productId: 1 });
  expect(seen).toEqual([]);
  expect(ended).toEqual(['state', 'event']);
  // The handle that sent the event is still open, with its three state topics.
  expect([...core.listeners.values()].reduce((sum, set) => sum + set.size, 0)).toBe(3);
});

test('a late subscriber to a closed handle gets only the completion', () => {
  const bus = openBus(core);
  bus.close();
  const ended: string[] = [];
  bus.on('licence.activated').subscribe({ complete: () => ended.push('event') });
  bus.connection$.subscribe({ complete: () => ended.push('state') });
  expect(ended).toEqual(['event', 'state']);
  expect(core.listeners.get('event:licence.activated')?.size ?? 0).toBe(0);
});

test('two releases share the page bus through plain data', () => {
  const scope = {};
  writeState('connection', connected, busCore(scope));
  expect(readState('connection', busCore(scope)).status).toBe(true);
  expect(Object.getOwnPropertySymbols(scope)).toEqual([Symbol.for('flightdeck.bus.1')]);
});

test('a listener that throws does not stop an event from reaching the others', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const bus = openBus(core);
  const seen: unknown[] = [];
  const broken = () => {
    throw new Error('broken area');
  };
  core.listeners.set('event:licence.activated', new Set([broken]));
  bus.on('licence.activated').subscribe(() => seen.push('heard'));
  bus.emit('licence.activated', { productId: 1 });
  expect(seen).toEqual(['heard']);
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('event:licence.activated'), expect.any(Error));
  consoleError.mockRestore();
});

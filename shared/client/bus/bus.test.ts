import { openBus, readState, writeState } from './bus';
import { initialState } from './initial-state';

afterEach(() => writeState('connection', initialState.connection));

const connected = { ...initialState.connection, status: true };

test('a new handle gets the current state and later changes', () => {
  writeState('connection', connected);
  const bus = openBus();
  const seen: unknown[] = [];
  bus.connection$.subscribe((value) => seen.push(value.status));
  writeState('connection', { ...connected, status: 'offline' });
  expect(seen).toEqual([true, 'offline']);
  expect(bus.connection$.value.status).toBe('offline');
});

test('without a session, the user has no permissions and the site is not connected', () => {
  expect(Object.values(openBus().permissions$.value)).not.toContain(true);
  expect(readState('connection').status).toBe(false);
});

test('an event reaches current listeners, but not later ones', () => {
  const sender = openBus();
  const listener = openBus();
  const seen: unknown[] = [];
  sender.emit('licence.activated', { productId: 1 });
  listener.on('licence.activated').subscribe(({ productId }) => seen.push(productId));
  sender.emit('licence.activated', { productId: 2 });
  expect(seen).toEqual([2]);
});

test('closing a handle ends all its subscriptions, and it sends nothing any more', () => {
  const bus = openBus();
  const other = openBus();
  const ended: string[] = [];
  const seen: unknown[] = [];
  const heardByOther: unknown[] = [];
  bus.connection$.subscribe({ next: () => seen.push('state'), complete: () => ended.push('state') });
  bus.on('licence.activated').subscribe({ next: () => seen.push('event'), complete: () => ended.push('event') });
  other.on('licence.activated').subscribe(({ productId }) => heardByOther.push(productId));
  seen.length = 0;
  bus.close();
  writeState('connection', connected);
  other.emit('licence.activated', { productId: 1 });
  bus.emit('licence.activated', { productId: 2 });
  expect(seen).toEqual([]);
  expect(ended).toEqual(['state', 'event']);
  expect(heardByOther).toEqual([1]);
});

test('a late subscriber to a closed handle gets only the completion', () => {
  const bus = openBus();
  bus.close();
  const ended: string[] = [];
  const seen: unknown[] = [];
  bus.on('licence.activated').subscribe({ complete: () => ended.push('event') });
  bus.connection$.subscribe({ next: (value) => seen.push(value), complete: () => ended.push('state') });
  expect(ended).toEqual(['event', 'state']);
  expect(seen).toEqual([]);
});

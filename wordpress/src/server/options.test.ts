import { readOptions } from './options';

const read = (args: string[], env = {}) => readOptions(args, env, '/project');

test('without options, the site has pretty permalinks and no Jetpack', () => {
  expect(read([])).toEqual({
    port: 8500,
    data: '/project/data/wordpress',
    reset: false,
    path: '/',
    plain: false,
    multisite: false,
    jetpack: null,
    help: false,
  });
});

test('Jetpack comes from the command line, else from the environment', () => {
  const env = { FLIGHTDECK_PLUGIN_DIR: '/plugins/one', FLIGHTDECK_PROVIDER: '/provider.php' };
  expect(read([], env).jetpack).toEqual({ folder: '/plugins/one', provider: '/provider.php' });
  expect(read(['--jetpack', '/plugins/two'], env).jetpack).toEqual({
    folder: '/plugins/two',
    provider: '/provider.php',
  });
  expect(read([], { FLIGHTDECK_PROVIDER: '/provider.php' }).jetpack).toBeNull();
});

test('another WordPress comes from the command line, else from the environment', () => {
  expect(read([]).wordpress).toBeUndefined();
  expect(read([], { FLIGHTDECK_WORDPRESS_DIR: '/one' }).wordpress).toBe('/one');
  expect(read(['--wordpress', '/two'], { FLIGHTDECK_WORDPRESS_DIR: '/one' }).wordpress).toBe('/two');
});

test.each([
  [['--port', 'x'], '--port'],
  [['--port', '70000'], '--port'],
  [['--path', 'blog'], '--path'],
  [['--path', '/../'], '--path'],
  [['--nothing'], '--nothing'],
])('refuses the arguments %j', (args, message) => {
  expect(() => read(args)).toThrow(message);
});

import { readOptions } from './options';
import { command, Folders, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': { needs: { shared: '^2.0.0' } } }, { shared: '2.0.0' });

test('--break-areas replaces the page when shared has a new major version, and restores it', async () => {
  const dir = folders.next();
  const run = (line: string) => command(`${line} --to ${dir}`);
  const versions = () => [registryIn(dir).root?.version, registryIn(dir).areas['mf-settings']?.version];
  await run(`deploy root-config --from ${set1}`);
  await run(`deploy mf-settings --from ${set1}`);
  expect(await run(`deploy root-config --from ${set2}`)).toMatchObject({
    code: 3,
    error: expect.stringContaining('If there are none, add --break-areas'),
  });
  const page = await run(`deploy root-config --from ${set2} --break-areas`);
  expect(page).toMatchObject({
    code: 0,
    out: expect.stringContaining('live mf-settings 1.0.0 needs shared ^1.2.0; root-config 2.0.0 has shared 2.0.0.'),
  });
  expect(page.out).toContain('The page refuses these areas until you deploy releases that work with it.');
  expect(page.out).not.toContain('fits the live areas');
  expect((await run(`deploy mf-settings --from ${set2}`)).code).toBe(0);
  expect(versions()).toEqual(['2.0.0', '2.0.0']);
  expect((await run('rollback root-config')).code).toBe(3);
  expect((await run('rollback root-config --break-areas')).out).toContain('The page refuses these areas');
  expect((await run('rollback mf-settings')).code).toBe(0);
  expect(versions()).toEqual(['1.0.0', '1.0.0']);
});

test.each(['deploy mf-settings', 'promote mf-settings', 'status root-config'])('%s refuses --break-areas', (line) => {
  expect(() => readOptions([...line.split(' '), '--break-areas'])).toThrow(
    '--break-areas is an option of deploy and rollback for root-config.',
  );
});

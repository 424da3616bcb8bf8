import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../support/sets/deploy';
import { expect, test } from '../support/test';

const project = join(import.meta.dirname, '../..');

test('an area made in a fresh clone is tested, built, deployed and shown @long', async ({ openAs, page, site }) => {
  test.setTimeout(600_000);
  const clone = mkdtempSync(join(tmpdir(), 'flightdeck-clone-'));
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${project}`, clone]);
    // Links between workspaces are relative, so the copies of node_modules link to the clone.
    const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    for (const folder of ['.', ...workspaces].map((name) => join(name, 'node_modules')))
      if (existsSync(join(project, folder))) execFileSync('cp', ['-al', join(project, folder), join(clone, folder)]);
    expect(run('npm', 'run', '--silent', 'new:area', '--', 'mf-backup')).toContain('open #/backup');
    run('npm', 'test', '--', '--only', 'types');
    run(
      'npx',
      'jest',
      'mf-backup',
      'root-config/src/routes',
      'tools/src/checks/repository',
      'tools/src/checks/budgets',
    );
    run('npx', 'biome', 'check', 'mf-backup', 'e2e/backup', 'root-config/src', 'package.json', 'tsconfig.json');
    run('npm', 'run', '--silent', 'build', '--', 'root-config', 'embed', 'mf-backup');
    const deployedArea = await runCommand(site.set, 'deploy', 'mf-backup', '--from', join(clone, 'build/set'));
    expect(deployedArea.output).toMatch(/Live: mf-backup 0\.0\.0-[0-9a-f]{8}/);
    // The root contains the route of the area.
    const deployedRoot = await runCommand(site.set, 'deploy', 'root-config', '--from', join(clone, 'build/set'));
    expect(deployedRoot.output).toMatch(/Live: root-config /);
    await openAs('admin', '/backup');
    await expect(page.getByRole('heading', { level: 1, name: 'Backup' })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Backup' })).toContainText('Connected');
    await openAs('subscriber', '/backup');
    await expect(page).toHaveURL(/#\/dashboard$/);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

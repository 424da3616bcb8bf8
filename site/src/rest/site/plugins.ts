import { setTimeout as wait } from 'node:timers/promises';
import { type PluginEntry, pluginEntries, pluginHeader } from '../../catalog/plugins';
import { type Answer, invalidParams, missingParams, ok, refuse, refusedValue } from '../../context/answer';
import { install, installedPlugins } from '../../facts/installed-plugins';
import { traitsOf } from '../../facts/traits';
import type { LoggedInCall, Route } from '../route';

const byFile = new Map(pluginEntries.map((entry) => [entry.file, entry]));
const bySlug = new Map(pluginEntries.map((entry) => [entry.slug, entry]));

function list({ site }: LoggedInCall): Answer {
  const installed = Object.entries(installedPlugins(site.store)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const headers = installed.flatMap(([file, active]) => {
    const entry = byFile.get(file);
    return entry ? [[file, { ...pluginHeader(entry), active }]] : [];
  });
  return ok(Object.fromEntries(headers));
}

const notInstalled = (name: string) => refuse(404, 'plugin_not_found', `Plugin ${name} is not installed.`);
const success = (message: string) => ok({ code: 'success', message });

function activate({ site }: LoggedInCall, { file }: PluginEntry): Answer {
  if (installedPlugins(site.store)[file]) {
    return refuse(404, 'plugin_already_active', `Plugin ${file} is already active.`);
  }
  install(site.store, file, true);
  return success(`Activated ${file}`);
}

const installFailed = (slug: string) =>
  refuse(500, 'install_plugin_failed', `Unable to install ${slug}: Download failed. `);

/** Installs a plugin, and activates it on request. Traits of the site set how long this takes, and whether it fails. */
async function add(call: LoggedInCall): Promise<Answer> {
  const { slug, status = 'inactive' } = call.body;
  if (slug === undefined) return missingParams(['slug']);
  if (status !== 'active' && status !== 'inactive') {
    const message = 'status is not one of inactive and active.';
    return invalidParams({ status: { code: 'rest_not_in_enum', message, data: null } });
  }
  if (typeof slug !== 'string' || !/^[\w-]+$/.test(slug)) return invalidParams({ slug: refusedValue });
  const entry = bySlug.get(slug);
  if (!entry) return installFailed(slug);
  const { store } = call.site;
  if (installedPlugins(store)[entry.file] === undefined) {
    const { installMs, installFails } = traitsOf(store);
    if (installMs) await wait(installMs);
    if (installFails) return installFailed(slug);
  }
  return store.write(() => {
    if (status === 'active') return activate(call, entry);
    if (installedPlugins(store)[entry.file] === undefined) install(store, entry.file, false);
    return success(`Installed ${slug}`);
  });
}

/** Activates a plugin. Other changes are not allowed. */
function change(call: LoggedInCall): Answer {
  if (call.body.status === undefined) return missingParams(['status']);
  if (call.body.status !== 'active') return invalidParams({ status: refusedValue });
  const file = `${call.path.dir}/${call.path.file}.php`;
  const entry = byFile.get(file);
  if (!entry || installedPlugins(call.site.store)[file] === undefined) return notInstalled(file);
  return call.site.store.write(() => activate(call, entry));
}

function detail({ site, path }: LoggedInCall): Answer {
  const file = `${path.dir}/${path.file}.php`;
  const entry = byFile.get(file);
  const active = installedPlugins(site.store)[file];
  if (!entry || active === undefined) return notInstalled(file);
  return ok({ code: 'success', message: 'Plugin found.', data: { ...pluginHeader(entry), active } });
}

/** Calls for the plugins of the site. */
export const pluginRoutes: readonly Route[] = [
  { method: 'GET', path: 'plugins', capability: 'managePlugins', handle: list },
  { method: 'POST', onlyPost: true, path: 'plugins', capability: 'managePlugins', handle: add },
  { method: 'POST', path: 'plugins/:dir/:file', capability: 'managePlugins', handle: change },
  { method: 'GET', path: 'plugin/:dir/:file.php', capability: 'managePlugins', handle: detail },
  {
    method: 'GET',
    path: 'plugin/:slug',
    capability: 'managePlugins',
    handle: ({ path }) => notInstalled(path.slug ?? ''),
  },
  {
    method: 'GET',
    path: 'updates/plugins',
    capability: 'view',
    handle: () => ok({ code: 'success', message: 'All plugins are up-to-date. Keep up the good work!', count: 0 }),
  },
];

import { setTimeout as wait } from 'node:timers/promises';
import { install, installedPlugins, type PluginEntry, pluginEntries } from '../../catalog/plugins';
import { type Answer, invalidParams, ok, refuse, refusedValue } from '../../context/answer';
import type { LoggedInCall } from '../route';

const byFile = new Map(pluginEntries.map((entry) => [entry.file, entry]));
const bySlug = new Map(pluginEntries.map((entry) => [entry.slug, entry]));

/** Returns the installed plugins that the catalog has. */
export function listPlugins({ site }: LoggedInCall): Answer {
  const installed = Object.entries(installedPlugins(site.store)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const headers = installed.flatMap(([file, active]) => {
    const entry = byFile.get(file);
    return entry ? [[file, { Name: entry.name, Version: entry.version, active }]] : [];
  });
  return ok(Object.fromEntries(headers));
}

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
export async function addPlugin(call: LoggedInCall): Promise<Answer> {
  const { slug, status = 'inactive' } = call.body;
  if (status !== 'active' && status !== 'inactive') {
    const message = 'status is not one of inactive and active.';
    return invalidParams({ status: { code: 'rest_not_in_enum', message, data: null } });
  }
  if (typeof slug !== 'string' || !/^[\w-]+$/.test(slug)) return invalidParams({ slug: refusedValue });
  const entry = bySlug.get(slug);
  if (!entry) return installFailed(slug);
  const { store } = call.site;
  if (installedPlugins(store)[entry.file] === undefined) {
    const { installMs, installFails } = store.state.traits;
    if (installMs) await wait(installMs);
    if (installFails) return installFailed(slug);
  }
  return store.write(() => {
    if (status === 'active') return activate(call, entry);
    if (installedPlugins(store)[entry.file] === undefined) install(store, entry.file, false);
    return success(`Installed ${slug}`);
  });
}

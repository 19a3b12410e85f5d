import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getDatabases } from './databases.ts';
import { InputError } from '../command-line.ts';
import { reportOnly, type AdminCommand } from './admin-command.ts';

async function readRelease(app: App): Promise<string | null> {
  const value: unknown = (await getDatabase(app).ref('release').once('value')).val();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

const describe = (release: string | null) => release ?? 'none';

export const releaseCommands: readonly AdminCommand[] = [
  {
    usage: 'release show',
    summary: 'shows the announced release',
    plan: async (app) => reportOnly([`Announced release: ${describe(await readRelease(app))}`]),
  },
  {
    usage: 'release announce [<id>]',
    summary: 'tells open pages that there is a new version; by default the id is the time',
    plan: async (app, [id = new Date().toISOString()]) => {
      if (!/^[\w.:+-]{1,64}$/.test(id))
        throw new InputError('A release id has up to 64 letters, digits and . : + - _');
      const current = await readRelease(app);
      return {
        changes: current === id ? [] : [`announce release ${id} (so far ${describe(current)})`],
        apply: async () => {
          for (const database of getDatabases(app)) await database.ref('release').set(id);
        },
      };
    },
  },
];

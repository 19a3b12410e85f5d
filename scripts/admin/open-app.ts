import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { initializeApp, type App } from 'firebase-admin/app';
import { getPorts } from '#scripts/backend/ports.ts';
import {
  databaseNamespace,
  getEmulatorEnvironment,
  host,
  projectId,
  projectRoot,
} from '#scripts/backend/project.ts';
import { AdminInputError } from './admin-command.ts';

interface OpenedApp {
  app: App;
  /** Says which backend it is. */
  description: string;
}

/** @throws AdminInputError when the backend of `npm start` does not run */
export async function openLocalApp(): Promise<OpenedApp> {
  const ports = getPorts('dev');
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const isRunning = await fetch(`http://${host}:${ports.firestore}/`).then(
    () => true,
    () => false,
  );
  if (!isRunning)
    throw new AdminInputError(
      'The local backend is not running. Run npm start, or name a real project with --project <id>.',
    );
  const databaseURL = `http://${host}:${ports.database}?ns=${databaseNamespace}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, databaseURL });
  return { app, description: 'the local backend' };
}

/** What `.env` says about a project. */
type Environment = Readonly<Record<string, string | undefined>>;

function readEnvironment(): Environment {
  const path = join(projectRoot, '.env');
  return { ...(existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}), ...process.env };
}

/** The addresses of a real project: those of `.env` if it is the same one, otherwise those that new projects have. */
export function describeProject(id: string, environment: Environment) {
  const configured = environment['VITE_FIREBASE_PROJECT_ID'];
  const isConfigured = configured === id;
  const read = (name: string) => (isConfigured && environment[name]) || undefined;
  const storageBucket = read('VITE_FIREBASE_STORAGE_BUCKET') ?? `${id}.firebasestorage.app`;
  const databaseURL = read('VITE_FIREBASE_DATABASE_URL') ?? `https://${id}-default-rtdb.firebaseio.com`;
  const mismatch = configured ? `, which is not the project of .env (${configured})` : '';
  return {
    storageBucket,
    databaseURL,
    description: `project ${id}${isConfigured ? '' : mismatch}: bucket ${storageBucket}, database ${databaseURL}`,
  };
}

/** @throws AdminInputError when an emulator would receive the requests */
export function openProjectApp(id: string, environment: Environment = readEnvironment()): OpenedApp {
  const emulator = Object.keys(environment).find(
    (name) => name.startsWith('FIRE') && name.endsWith('_EMULATOR_HOST'),
  );
  if (emulator)
    throw new AdminInputError(`${emulator} is set, so requests would go to an emulator: unset it.`);
  const { storageBucket, databaseURL, description } = describeProject(id, environment);
  return { app: initializeApp({ projectId: id, storageBucket, databaseURL }), description };
}

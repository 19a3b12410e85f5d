import { initializeApp, type App } from 'firebase-admin/app';
import { databaseNamespace, host, projectId, projectRoot } from '#scripts/backend/project.ts';
import { findLocalBackend } from '#scripts/backend/find-local-backend.ts';
import { requireAccessToken } from '#scripts/doctor/fetch-access-token.ts';
import { loadProjectEnvironment } from '#scripts/hosting/project-environment.ts';
import { InputError } from '../command-line.ts';
import { nameSignals } from './databases.ts';

interface OpenedApp {
  app: App;
  /** Says which backend it is. */
  description: string;
}

/** @throws InputError when the backend of `npm start` does not run */
export async function openLocalApp(): Promise<OpenedApp> {
  const ports = await findLocalBackend();
  const databaseURL = `http://${host}:${ports.database}?ns=${databaseNamespace}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, databaseURL });
  return { app, description: 'the local backend' };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses of a real project; those that new projects have where its variables name none. */
export function describeProject(id: string, environment: Environment) {
  const storageBucket = environment['VITE_FIREBASE_STORAGE_BUCKET'] || `${id}.firebasestorage.app`;
  const databaseURL =
    environment['VITE_FIREBASE_DATABASE_URL'] || `https://${id}-default-rtdb.firebaseio.com`;
  return {
    storageBucket,
    databaseURL,
    description: `project ${id}: bucket ${storageBucket}, database ${databaseURL}`,
  };
}

/** @throws InputError when an emulator would receive the requests */
export function assertNoEmulator(environment: Environment): void {
  const emulator = Object.keys(environment).find(
    (name) => name.startsWith('FIRE') && name.endsWith('_EMULATOR_HOST'),
  );
  if (emulator) throw new InputError(`${emulator} is set, so requests would go to an emulator: unset it.`);
}

/**
 * @throws InputError when an emulator would receive the requests, the variables are of another project, or nobody is
 *   logged in: without a login, the Realtime Database never answers
 */
export async function openProjectApp(id: string): Promise<OpenedApp> {
  assertNoEmulator(process.env);
  const environment = loadProjectEnvironment(id, projectRoot);
  await requireAccessToken();
  const { storageBucket, databaseURL, description } = describeProject(id, environment);
  const app = initializeApp({ projectId: id, storageBucket, databaseURL });
  nameSignals(app, environment['VITE_SIGNALS_URL']);
  return { app, description };
}

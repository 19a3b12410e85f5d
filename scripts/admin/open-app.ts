import { initializeApp, type App } from 'firebase-admin/app';
import { getPorts, type Ports } from '#scripts/backend/ports.ts';
import {
  databaseNamespace,
  getAppEnvironment,
  getEmulatorEnvironment,
  host,
  projectId,
  projectRoot,
  searchApiKeys,
} from '#scripts/backend/project.ts';
import { requireAccessToken } from '#scripts/doctor/fetch-access-token.ts';
import { loadProjectEnvironment } from '#scripts/hosting/project-environment.ts';
import { InputError } from '../command-line.ts';
import { nameSignals } from './databases.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface OpenedApp {
  app: App;
  /** Its variables, as .env.example has them. */
  environment: Environment;
  /** Says which backend it is. */
  description: string;
}

/** Opens a local backend, which this process then uses. @param name of the app, where there are several */
export function openSuite(ports: Ports, name?: string): App {
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const databaseURL = `http://${host}:${ports.database}?ns=${databaseNamespace}`;
  return initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, databaseURL }, name);
}

async function openLocalApp(): Promise<OpenedApp> {
  const ports = getPorts('dev');
  const isRunning = await fetch(`http://${host}:${ports.firestore}/`).then(
    () => true,
    () => false,
  );
  if (!isRunning)
    throw new InputError(
      'The local backend is not running. Run npm start, or name a real project with --project <id>.',
    );
  const environment = { ...getAppEnvironment(ports), SEARCH_ADMIN_KEY: searchApiKeys.admin };
  return { app: openSuite(ports), environment, description: 'the local backend' };
}

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

async function openProjectApp(id: string): Promise<OpenedApp> {
  assertNoEmulator(process.env);
  const environment = loadProjectEnvironment(id, projectRoot);
  await requireAccessToken();
  const { storageBucket, databaseURL, description } = describeProject(id, environment);
  const app = initializeApp({ projectId: id, storageBucket, databaseURL });
  nameSignals(app, environment['VITE_SIGNALS_URL']);
  return { app, environment, description };
}

/**
 * @param project undefined for the backend of `npm start`
 * @throws InputError when that does not run; when an emulator would receive the requests of a real project, the variables
 *   are of another, or nobody is logged in: without a login, the Realtime Database never answers
 */
export const openApp = (project: string | undefined): Promise<OpenedApp> =>
  project === undefined ? openLocalApp() : openProjectApp(project);

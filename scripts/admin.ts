/**
 * `npm run admin -- migrate|sweep [--write] [--local]`: work with admin rights. `migrate` adds what the security rules
 * require to older data; `sweep` deletes the files of uploads that were never published. Without `--write` nothing
 * changes; `--local` uses the backend of `npm start`, otherwise the Application Default Credentials.
 */
import { existsSync } from 'node:fs';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { migrate } from './admin/migrate.ts';
import { sweepUploads } from './admin/sweep-uploads.ts';
import { getPorts } from './backend/ports.ts';
import { databaseNamespace, getEmulatorEnvironment, projectId } from './backend/project.ts';

function openLocalApp(): App {
  const ports = getPorts('dev');
  const environment = getEmulatorEnvironment(ports);
  Object.assign(process.env, environment);
  const databaseURL = `http://${environment['FIREBASE_DATABASE_EMULATOR_HOST']}?ns=${databaseNamespace}`;
  return initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, databaseURL });
}

function openApp(): App {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set (see .env.example).`);
    return value;
  };
  const project = read('VITE_FIREBASE_PROJECT_ID');
  return initializeApp({
    projectId: project,
    storageBucket: process.env['VITE_FIREBASE_STORAGE_BUCKET'] || `${project}.appspot.com`,
    databaseURL:
      process.env['VITE_FIREBASE_DATABASE_URL'] || `https://${project}-default-rtdb.firebaseio.com`,
  });
}

async function runMigration(app: App, isDryRun: boolean): Promise<void> {
  const { documents, profileEmails, counters, problems } = await migrate(app, isDryRun);
  const verb = isDryRun ? 'Missing' : 'Added';
  const countIn = (collection: string) =>
    [...documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;
  console.log(`${verb}: ${countIn('uploads')} upload tickets, ${countIn('emails')} emails,`);
  console.log(
    `${countIn('pending_access')} pending invites and requests, ${Object.keys(counters).length} counters.`,
  );
  console.log(`${isDryRun ? 'To change' : 'Changed'}: the email of ${profileEmails.size} profiles.`);
  for (const problem of problems) console.warn(problem);
}

async function runSweep(app: App, isDryRun: boolean): Promise<void> {
  const names = await sweepUploads(app, isDryRun);
  for (const name of names) console.log(name);
  console.log(`${isDryRun ? 'Found' : 'Deleted'} ${names.length} files.`);
}

const commands: Readonly<Record<string, typeof runMigration>> = { migrate: runMigration, sweep: runSweep };

const [name = '', ...options] = process.argv.slice(2);
const command = commands[name];
if (!command || options.some((option) => option !== '--write' && option !== '--local')) {
  console.error('Usage: npm run admin -- migrate|sweep [--write] [--local]');
  process.exit(2);
}
const app = options.includes('--local') ? openLocalApp() : openApp();
const isDryRun = !options.includes('--write');
try {
  await command(app, isDryRun);
  if (isDryRun) console.log('Nothing was changed. Add --write to apply it.');
} finally {
  getDatabase(app).goOffline();
  await deleteApp(app);
}

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { adminCommands } from '#scripts/admin/commands.ts';
import { parseArguments } from '#scripts/admin/parse-arguments.ts';
import { runCommand } from '#scripts/admin/admin-command.ts';

/** A project of its own, on which commands run. */
export interface AdminFixture {
  app: App;
  /** Runs `npm run admin -- …` and returns what it prints. */
  run: (...argv: string[]) => Promise<string[]>;
  store: (path: string, data: object) => Promise<void>;
  /** A document's fields; undefined without one. */
  read: (path: string) => Promise<Record<string, unknown> | undefined>;
  dispose: () => Promise<void>;
}

export function createAdminFixture(): AdminFixture {
  const projectId = `demo-rodeo-admin-${crypto.randomUUID().slice(0, 8)}`;
  const databaseURL = `http://${process.env['FIREBASE_DATABASE_EMULATOR_HOST']}?ns=${projectId}-default-rtdb`;
  const app = initializeApp({ projectId, databaseURL, storageBucket: `${projectId}.appspot.com` }, projectId);
  const firestore = getFirestore(app);
  return {
    app,
    run: async (...argv) => {
      const { command, values, isWrite } = parseArguments(argv, adminCommands);
      if (!command) throw new Error('Not a command');
      const lines: string[] = [];
      await runCommand(app, command, values, {
        isWrite,
        operator: 'sam',
        print: (line) => void lines.push(line),
      });
      return lines;
    },
    store: async (path, data) => void (await firestore.doc(path).set(data)),
    read: async (path) => (await firestore.doc(path).get()).data(),
    dispose: async () => {
      getDatabase(app).goOffline();
      await deleteApp(app);
    },
  };
}

import type { Ports, SuiteName } from '#scripts/backend/ports.ts';
import { basename } from 'node:path';
import { writeFirebaseConfig } from '../hosting/firebase-config.ts';
import { getSuiteOrigins } from '../hosting/origins.ts';
import { host, projectRoot, getSuiteFolder } from './project.ts';

/** Writes a copy of firebase.json with a suite's ports next to it. @returns its path */
export function writeSuiteConfig(suite: SuiteName, ports: Ports): string {
  const at = (port: number) => ({ host, port });
  const emulators = {
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    database: at(ports.database),
    storage: at(ports.storage),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const name = `.firebase.${basename(getSuiteFolder(suite))}.json`;
  return writeFirebaseConfig(projectRoot, name, getSuiteOrigins(host, ports), { emulators });
}

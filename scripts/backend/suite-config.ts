import type { Ports, SuiteName } from '#scripts/backend/ports.ts';
import { basename, join, relative } from 'node:path';
import { writeFirebaseConfig } from '../hosting/firebase-config.ts';
import { getSuiteOrigins } from '../hosting/origins.ts';
import { host, projectRoot, getSuiteFolder } from './project.ts';

/** Where the function of link previews is built. */
export const getLinkPreviewsFolder = (suite: SuiteName) => join(getSuiteFolder(suite), 'link-previews');

/**
 * Writes a copy of firebase.json with a suite's ports next to it.
 *
 * @param withLinkPreviews whether their function is built
 * @returns its path
 */
export function writeSuiteConfig(suite: SuiteName, ports: Ports, withLinkPreviews: boolean): string {
  const at = (port: number) => ({ host, port });
  const emulators = {
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    database: at(ports.database),
    storage: at(ports.storage),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    functions: at(ports.functions),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const name = `.firebase.${basename(getSuiteFolder(suite))}.json`;
  const functions = [
    { source: relative(projectRoot, getLinkPreviewsFolder(suite)), codebase: 'link-previews' },
  ];
  return writeFirebaseConfig(projectRoot, name, getSuiteOrigins(host, ports), {
    emulators,
    ...(withLinkPreviews && { functions }),
  });
}

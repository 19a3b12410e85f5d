import { join } from 'node:path';
import { linkPreviewsFunction } from '#services/link-previews/preview-routes.ts';
import { getPortShift, type Ports, type SuiteName } from '#scripts/backend/ports.ts';

/** The repository's root folder. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** SDKs never contact Google for project ids that start with `demo-`. */
export const projectId = 'demo-rodeo-reel';
const storageBucket = `${projectId}.appspot.com`;
export const databaseNamespace = `${projectId}-default-rtdb`;

export const host = '127.0.0.1';

/** API keys of the local search service: search-only for the app, admin for search sync. */
export const searchApiKeys = { search: 'local-search-key', admin: 'local-admin-key' };

/** Holds all files that a suite writes. */
export function getSuiteFolder(suite: SuiteName): string {
  const shift = getPortShift();
  return join(projectRoot, '.local', shift === 0 ? suite : `${suite}-${shift}`);
}

/**
 * The app's environment variables for a suite (see .env.example).
 *
 * @param siteUrl the address of the app, by default that of Hosting
 */
export function getAppEnvironment(
  ports: Ports,
  siteUrl = `http://${host}:${ports.hosting}`,
): Record<string, string> {
  return {
    VITE_SITE_URL: siteUrl,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
    // Empty, so that a real database URL in .env is not used.
    VITE_FIREBASE_DATABASE_URL: '',
    VITE_CONTENT_URL: `http://${host}:${ports.content}`,
    VITE_IMAGE_PROXY_URL: `http://${host}:${ports.content}/proxy?url=`,
    VITE_ASSOCIATION_URL: 'https://association.example',
    VITE_LEGACY_URL: `http://${host}:${ports.content}`,
    VITE_SEARCH_URL: `http://${host}:${ports.search}`,
    VITE_SEARCH_KEY: searchApiKeys.search,
    VITE_EMULATOR_AUTH: `${host}:${ports.auth}`,
    VITE_EMULATOR_FIRESTORE: `${host}:${ports.firestore}`,
    VITE_EMULATOR_STORAGE: `${host}:${ports.storage}`,
    VITE_EMULATOR_DATABASE: `${host}:${ports.database}`,
  };
}

/** Where firebase-tools serves a function. */
export const getFunctionUrl = (ports: Ports, id: string) =>
  `http://${host}:${ports.functions}/${projectId}/${linkPreviewsFunction.region}/${id}`;

/** The environment variables with which the Admin SDK and rules-unit-testing find a suite. */
export function getEmulatorEnvironment(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${ports.database}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    // Otherwise the Admin SDK looks for Google's metadata server, and warns where something else answers.
    METADATA_SERVER_DETECTION: 'none',
  };
}

import type { Ports } from '#scripts/backend/ports.ts';
import type { PolicyOrigins } from './content-security-policy.ts';

/** The origins that pages contact in a local suite. */
export function getSuiteOrigins(host: string, ports: Ports): PolicyOrigins {
  const http = (port: number) => `http://${host}:${port}`;
  return {
    usesAppCheck: false,
    embedConnect: [http(ports.firestore), http(ports.database)],
    media: [http(ports.storage), http(ports.content)],
    connect: [
      http(ports.auth),
      http(ports.firestore),
      http(ports.database),
      `ws://${host}:${ports.database}`,
      http(ports.search),
      http(ports.functions),
    ],
  };
}

/** The origins that the Firebase SDK uses, and those of the services configured in the environment. */
export function getProductionOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): PolicyOrigins {
  const getOrigin = (name: string) => {
    const value = environment[name];
    if (!value) return [];
    if (!URL.canParse(value)) throw new Error(`${name} is not a URL: "${value}"`);
    return [new URL(value).origin];
  };
  const database = getDatabaseDomain(environment['VITE_FIREBASE_DATABASE_URL']);
  const signals = getDatabaseDomain(
    environment['VITE_SIGNALS_URL'] || environment['VITE_FIREBASE_DATABASE_URL'],
  );
  return {
    usesAppCheck: Boolean(environment['VITE_APP_CHECK_KEY']),
    embedConnect: ['https://firestore.googleapis.com', `https://${database}`, ...getOrigin('VITE_VIEWS_URL')],
    media: ['https://firebasestorage.googleapis.com', ...getOrigin('VITE_IMAGE_PROXY_URL')],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      ...new Set([`https://${database}`, `https://${signals}`]),
      `wss://${signals}`,
      ...['CONTENT', 'SEARCH', 'LOGOUT', 'LEGACY', 'ANALYTICS', 'VIEWS', 'MONITORING'].flatMap((service) =>
        getOrigin(`VITE_${service}_URL`),
      ),
    ],
  };
}

/** The Realtime Database moves clients to servers of the same domain, whose names are not known before. */
function getDatabaseDomain(databaseUrl: string | undefined): string {
  return databaseUrl?.includes('.firebasedatabase.app') ? '*.firebasedatabase.app' : '*.firebaseio.com';
}

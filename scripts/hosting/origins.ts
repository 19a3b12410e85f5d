import type { Ports } from '#scripts/backend/ports.ts';
import type { PolicyOrigins } from './content-security-policy.ts';

/** What the pages of a local suite talk to. */
export function getSuiteOrigins(host: string, ports: Ports): PolicyOrigins {
  const http = (port: number) => `http://${host}:${port}`;
  return {
    media: [http(ports.storage), http(ports.content)],
    connect: [
      http(ports.auth),
      http(ports.firestore),
      http(ports.database),
      `ws://${host}:${ports.database}`,
      http(ports.search),
    ],
  };
}

/** Google's own addresses, as the browser SDK uses them, and the hosts this installation names itself. */
export function getProductionOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): PolicyOrigins {
  const originOf = (name: string) => {
    const value = environment[name];
    if (!value) return [];
    if (!URL.canParse(value)) throw new Error(`${name} is not an address: "${value}"`);
    return [new URL(value).origin];
  };
  return {
    media: ['https://firebasestorage.googleapis.com', ...originOf('VITE_IMAGE_PROXY_URL')],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://*.firebaseio.com',
      'wss://*.firebaseio.com',
      'https://*.firebasedatabase.app',
      'wss://*.firebasedatabase.app',
      ...originOf('VITE_CONTENT_URL'),
      ...originOf('VITE_SEARCH_URL'),
      ...originOf('VITE_LOGOUT_URL'),
    ],
  };
}

/** Everything the app is told from outside. */
export interface Env {
  productName: string;
  firebase: {
    projectId: string;
    apiKey: string;
    appId: string;
    authDomain: string;
    storageBucket: string;
    databaseURL?: string;
  };
  /** host:port of each local engine; absent where the real service is used. */
  emulators: { auth?: string; firestore?: string; storage?: string; database?: string };
}

declare const APP_ENV: Env;

/** Checked and put in place when the app is built or served: scripts/vite/app-env.ts. */
export const env = APP_ENV;

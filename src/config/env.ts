/** Everything the app is told from outside. */
export interface Env {
  productName: string;
  /** The state of the United States whose law the terms name. */
  legalState: string;
  /** Where people write to; the pages say so when there is none. */
  contactEmail?: string;
  /** The pages of the apps in the stores; absent while there is none. */
  stores: { apple?: string; google?: string };
  /** The page that opens the mobile app with what a mail's link carries; without one the web acts itself. */
  mobileLink?: string;
  /** The server that is told of a logout; absent where there is none. */
  logoutUrl?: string;
  /** News and schedule; their pages say so when there is no address. */
  content: {
    /** The service that tells them. */
    address?: string;
    /** What the encoded address of a picture is appended to. */
    imageProxy?: string;
    /** The site that has the full stories; https. */
    association?: string;
  };
  /** Where people, animals and videos are searched; the page says so when there is nothing. */
  search?: {
    url: string;
    /** May search and nothing else (decision D21). */
    key: string;
  };
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

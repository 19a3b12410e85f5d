/** The configuration of a build. */
export interface Env {
  productName: string;
  /** The origin of the site. */
  siteUrl: string;
  /** The US state whose law governs the terms. */
  legalState: string;
  /** Without it, the pages say that there is no contact address. */
  contactEmail?: string;
  /** The pages of the mobile apps in the stores. */
  storeUrls: { apple?: string; google?: string };
  /** Opens the mobile app with the parameters of an email link. Without it, the web app handles the link. */
  mobileLinkUrl?: string;
  /** Notified of every logout. */
  logoutUrl?: string;
  /** The legacy API with its port; without it the portal lists no users. */
  legacyUrl?: string;
  /** Receives analytics events; without it none are recorded. */
  analyticsUrl?: string;
  /** The database of sign-outs, flags and releases; without it that of `firebase`. */
  signalsUrl?: string;
  /** Counts views; without it the app adds to the counters itself. */
  viewsUrl?: string;
  /** Where errors and web vitals of which release are sent; without it they stay in the browser. */
  monitoring?: { url: string; release: string };
  /** News and schedule; without a `baseUrl` their pages say that they are not set up. */
  content: {
    baseUrl?: string;
    /** The encoded URL of an image is appended. */
    imageProxyUrl?: string;
    /** The site with the full stories; https. */
    associationUrl?: string;
  };
  /** Without it, the search page says that it is not set up. */
  search?: {
    url: string;
    /** A search-only API key (decision D21). */
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
  /** The public key of VAPID; see push-config.ts. */
  pushKey?: string;
  /** The reCAPTCHA Enterprise site key of App Check; without it, App Check is off. */
  appCheckKey?: string;
  /** host:port of each local engine; absent where the real service is used. */
  emulators: { auth?: string; firestore?: string; storage?: string; database?: string };
}

declare const injectedEnv: Env;
declare const injectedIsAppCheckOn: boolean;
declare const injectedIsMonitoringOn: boolean;

/** Validated (parse-env.ts) and injected at build time by scripts/vite/app-env.ts. */
export const env = injectedEnv;

/** Whether App Check is on. A constant of the build: while it is off, its code is not part of it. */
export const isAppCheckOn = injectedIsAppCheckOn;

/** Whether errors and web vitals are sent. A constant of the build, as above. */
export const isMonitoringOn = injectedIsMonitoringOn;

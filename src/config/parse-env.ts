import * as z from 'zod/mini';
import type { Env } from './env.ts';

const hostAndPort = z.optional(
  z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be host:port, for example 127.0.0.1:9099')),
);
const httpsUrl = z.optional(z.url({ protocol: /^https$/, error: 'must be an https URL' }));
const optionalUrl = (pattern: RegExp, error: string) => z.optional(z.url().check(z.regex(pattern, error)));
/** Local services run without TLS. */
const serviceUrl = optionalUrl(/^(https:|http:\/\/127\.0\.0\.1[:/])/, 'must be an https URL');
/** The URL of the legacy API, which always includes the port. */
const legacyUrl = optionalUrl(
  /^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1):\d+\/?$/,
  'must be an https URL with a port',
);
const requiredString = z.string().check(z.minLength(1, 'is missing'));

const variablesSchema = z
  .object({
    VITE_PRODUCT_NAME: z.optional(z.string()),
    VITE_SITE_URL: serviceUrl,
    VITE_LEGAL_STATE: z.optional(z.string()),
    VITE_CONTACT_EMAIL: z.optional(z.email()),
    VITE_APP_STORE_URL: httpsUrl,
    VITE_PLAY_STORE_URL: httpsUrl,
    VITE_MOBILE_LINK: httpsUrl,
    VITE_LOGOUT_URL: httpsUrl,
    VITE_LEGACY_URL: legacyUrl,
    VITE_ANALYTICS_URL: httpsUrl,
    VITE_VIEWS_URL: httpsUrl,
    VITE_SIGNALS_URL: httpsUrl,
    VITE_MONITORING_URL: serviceUrl,
    VITE_RELEASE: z.optional(z.string()),
    VITE_CONTENT_URL: serviceUrl,
    VITE_IMAGE_PROXY_URL: serviceUrl,
    VITE_ASSOCIATION_URL: httpsUrl,
    VITE_SEARCH_URL: serviceUrl,
    VITE_SEARCH_KEY: z.optional(z.string()),
    VITE_FIREBASE_PROJECT_ID: requiredString,
    VITE_FIREBASE_API_KEY: requiredString,
    VITE_FIREBASE_APP_ID: requiredString,
    VITE_FIREBASE_AUTH_DOMAIN: requiredString,
    VITE_FIREBASE_STORAGE_BUCKET: requiredString,
    VITE_FIREBASE_DATABASE_URL: z.optional(z.url()),
    VITE_APP_CHECK_KEY: z.optional(z.string()),
    VITE_PUSH_KEY: z.optional(
      z.string().check(z.regex(/^[\w-]{87}$/, 'must be a public key of 87 characters')),
    ),
    VITE_EMULATOR_AUTH: hostAndPort,
    VITE_EMULATOR_FIRESTORE: hostAndPort,
    VITE_EMULATOR_STORAGE: hostAndPort,
    VITE_EMULATOR_DATABASE: hostAndPort,
  })
  .check(({ value, issues }) => {
    if (!value.VITE_SEARCH_URL || value.VITE_SEARCH_KEY) return;
    issues.push({ code: 'custom', path: ['VITE_SEARCH_KEY'], message: 'is missing', input: value });
  });

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Without what is not set. */
const pickGiven = <Values extends object>(values: Values) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left has its type
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given<Values>;

/**
 * Parses the VITE_… variables; empty ones count as missing.
 *
 * @throws Error that lists missing and malformed variables
 */
export function parseEnv(source: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variablesSchema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${name in given ? issue.message : 'is missing'}`;
    });
    throw new Error(`Invalid environment (see .env.example): ${problems.join('; ')}`);
  }
  const v = result.data;
  return {
    productName: v.VITE_PRODUCT_NAME ?? 'Rodeo Reel',
    siteUrl: new URL(v.VITE_SITE_URL ?? `https://${v.VITE_FIREBASE_PROJECT_ID}.web.app`).origin,
    legalState: v.VITE_LEGAL_STATE ?? 'Oklahoma',
    storeUrls: pickGiven({ apple: v.VITE_APP_STORE_URL, google: v.VITE_PLAY_STORE_URL }),
    ...pickGiven({
      contactEmail: v.VITE_CONTACT_EMAIL,
      mobileLinkUrl: v.VITE_MOBILE_LINK,
      logoutUrl: v.VITE_LOGOUT_URL,
      legacyUrl: v.VITE_LEGACY_URL,
      analyticsUrl: v.VITE_ANALYTICS_URL,
      viewsUrl: v.VITE_VIEWS_URL,
      signalsUrl: v.VITE_SIGNALS_URL,
      appCheckKey: v.VITE_APP_CHECK_KEY,
      pushKey: v.VITE_PUSH_KEY,
    }),
    ...(v.VITE_MONITORING_URL && {
      monitoring: { url: v.VITE_MONITORING_URL, release: v.VITE_RELEASE ?? 'unknown' },
    }),
    content: pickGiven({
      baseUrl: v.VITE_CONTENT_URL,
      imageProxyUrl: v.VITE_IMAGE_PROXY_URL,
      associationUrl: v.VITE_ASSOCIATION_URL,
    }),
    ...(v.VITE_SEARCH_URL && { search: { url: v.VITE_SEARCH_URL, key: v.VITE_SEARCH_KEY ?? '' } }),
    firebase: {
      projectId: v.VITE_FIREBASE_PROJECT_ID,
      apiKey: v.VITE_FIREBASE_API_KEY,
      appId: v.VITE_FIREBASE_APP_ID,
      authDomain: v.VITE_FIREBASE_AUTH_DOMAIN,
      storageBucket: v.VITE_FIREBASE_STORAGE_BUCKET,
      ...pickGiven({ databaseURL: v.VITE_FIREBASE_DATABASE_URL }),
    },
    emulators: pickGiven({
      auth: v.VITE_EMULATOR_AUTH,
      firestore: v.VITE_EMULATOR_FIRESTORE,
      storage: v.VITE_EMULATOR_STORAGE,
      database: v.VITE_EMULATOR_DATABASE,
    }),
  };
}

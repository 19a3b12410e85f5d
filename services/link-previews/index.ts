import { gzipSync } from 'node:zlib';
import { onRequest } from 'firebase-functions/https';
import { env } from '#src/config/env.ts';
import { addRequestHeaders } from '#src/data/request.ts';
import { answerRequest, answerSitemap, type Answer } from './answer-request.ts';
import { createAppPageReader } from './app-page.ts';
import { linkPreviewsFunction } from './preview-routes.ts';
import { createAuthorization } from './service-account.ts';

const site = { origin: env.siteUrl, productName: env.productName };
const readAppPage = createAppPageReader(site);
const options = {
  region: linkPreviewsFunction.region,
  memory: '256MiB',
  timeoutSeconds: 30,
  invoker: 'public',
} as const;
addRequestHeaders(createAuthorization(env.emulators.firestore !== undefined));

/** Its cost an hour is that of `maxInstances`: docs/SECURITY.md, "What an attack costs". */
const createFunction = (maxInstances: number, answer: (url: URL) => Promise<Answer>) =>
  onRequest({ ...options, maxInstances }, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    try {
      const url = new URL(request.originalUrl, site.origin);
      const { status, headers, body } = await answer(url);
      const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
      response
        .status(status)
        .set({ ...headers, vary: 'Accept-Encoding', ...(isCompressed && { 'content-encoding': 'gzip' }) })
        .send(isCompressed ? gzipSync(body) : body);
    } catch (error) {
      console.error(`${request.originalUrl}:`, error);
      response.status(503).set({ 'Retry-After': '10', 'Cache-Control': 'no-store' }).end();
    }
  });

/** What Hosting's rewrites call; see README.md. */
export const linkPreviews = createFunction(20, (url) => answerRequest(url, site, readAppPage));
export const sitemaps = createFunction(1, (url) => answerSitemap(url, site));

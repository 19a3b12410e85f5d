import { initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { onRequest } from 'firebase-functions/https';
import { isDocumentId } from '#src/domain/document-id.ts';
import { createDatabaseStore } from './database-store.ts';
import { createViewCollector } from './view-collector.ts';

const collector = createViewCollector(createDatabaseStore(getDatabase(initializeApp())));

/** A POST whose text is the id of a video adds one view. Text, so that browsers need not ask first. */
export const countViews = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    cpu: 1,
    // Most of them wait for the end of their second.
    concurrency: 1000,
    maxInstances: 20,
    timeoutSeconds: 30,
    cors: true,
    invoker: 'public',
  },
  async ({ method, body }, response) => {
    const videoId = String(body);
    if (method !== 'POST' || !isDocumentId(videoId)) {
      response.status(400).json(false);
      return;
    }
    try {
      // The rules of the database answer with this status, too, when they deny a write.
      response.status((await collector.count(videoId)) ? 200 : 401).json(true);
    } catch (error) {
      console.error('Views were not counted:', error);
      response.status(503).json(false);
    }
  },
);

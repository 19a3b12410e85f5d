import { expect, test, vi } from 'vitest';
import { fetchSavedVideoPage } from './saved-videos.ts';

/** A server that is fast enough for one request. */
const respondSlowly = vi.hoisted(
  () => (response: object) => new Promise<object>((resolve) => setTimeout(() => resolve(response), 19_000)),
);
vi.mock('./firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  collection: () => ({}),
  doc: () => ({}),
  documentId: () => ({}),
  limit: () => ({}),
  query: () => ({}),
  where: () => ({}),
  getDoc: () => respondSlowly({ id: 'june', exists: () => true, data: () => ({ video_ids: ['ride'] }) }),
  getDocs: () => respondSlowly({ docs: [] }),
}));

test('[LIST-01] the list of saved videos and the videos take no longer than one request', async () => {
  vi.useFakeTimers();
  const handleError = vi.fn<(error: unknown) => void>();
  fetchSavedVideoPage('june', 10).catch(handleError);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(handleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'too-slow' }));
  vi.useRealTimers();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUnpublishedFiles, deleteVideoFiles } from './delete-video-files.ts';

const log = vi.hoisted((): string[] => []);
const refused = 'videos/refused/refused.png';
vi.mock('../firestore-lite/upload-tickets.ts', () => ({
  announceDeletion: (id: string) => Promise.resolve().then(() => void log.push(`announce ${id}`)),
}));
vi.mock('../firestore-rest/public-videos.ts', () => ({
  fetchVideo: (id: string) => {
    log.push(`look for ${id}`);
    if (id === 'unknown') return Promise.reject(new Error('offline'));
    const isPublished = id === 'published' || (id === 'late' && log.includes('announce late'));
    return Promise.resolve(isPublished ? { id } : undefined);
  },
}));
vi.mock('./delete-file.ts', () => ({
  deleteFile: (path: string) => {
    log.push(`delete ${path}`);
    return Promise.resolve(path !== refused);
  },
}));

const listDeletions = (id: string) =>
  [`${id}.mov`, `${id}/${id}.png`, `${id}/poster.jpg`, `${id}/720.mp4`, `${id}/360.mp4`].map(
    (name) => `delete videos/${name}`,
  );

beforeEach(() => {
  log.length = 0;
});

test('announces the deletion before deleting the files', async () => {
  expect(await deleteVideoFiles('ride')).toEqual([]);
  expect(log).toEqual(['announce ride', ...listDeletions('ride')]);
});

test('tells which files the rules refuse to delete', async () => {
  expect(await deleteVideoFiles('refused')).toEqual([refused]);
});

describe('the files of an upload', () => {
  test('are deleted when its video is not published, which is seen again once it cannot be', async () => {
    expect(await deleteUnpublishedFiles('ride')).toBe(false);
    expect(log).toEqual(['look for ride', 'announce ride', 'look for ride', ...listDeletions('ride')]);
  });

  test('stay when its video is published, without an announcement on the ticket', async () => {
    expect(await deleteUnpublishedFiles('published')).toBe(true);
    expect(log).toEqual(['look for published']);
  });

  test('stay when its video is published just before the announcement', async () => {
    expect(await deleteUnpublishedFiles('late')).toBe(true);
    expect(log).toEqual(['look for late', 'announce late', 'look for late']);
  });

  test('stay when nobody knows whether its video is published', async () => {
    await expect(deleteUnpublishedFiles('unknown')).rejects.toThrow('offline');
    expect(log).toEqual(['look for unknown']);
  });
});

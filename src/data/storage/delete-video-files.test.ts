import { expect, test, vi } from 'vitest';
import { deleteVideoFiles } from './delete-video-files.ts';

const log = vi.hoisted((): string[] => []);
vi.mock('#src/config/service-urls.ts', () => ({
  clipPath: (id: string) => `${id}.mov`,
  renditionPath: (id: string, rendition: number) => `${id}-${rendition}.mp4`,
}));
vi.mock('./file-url.ts', () => ({ thumbnailPath: (id: string) => `${id}.png` }));
vi.mock('../firestore-lite/upload-tickets.ts', () => ({
  markDeletion: (id: string) => Promise.resolve().then(() => void log.push(`mark ${id}`)),
}));
vi.mock('./delete-file.ts', () => ({
  deleteFile: (path: string) => {
    log.push(`delete ${path}`);
    return Promise.resolve(path !== 'refused.png');
  },
}));

test('marks the ticket before deleting the files', async () => {
  expect(await deleteVideoFiles('ride')).toEqual([]);
  const files = ['.mov', '.png', '-720.mp4', '-360.mp4'];
  expect(log).toEqual(['mark ride', ...files.map((ending) => `delete ride${ending}`)]);
});

test('tells which files the rules refuse to delete', async () => {
  expect(await deleteVideoFiles('refused')).toEqual(['refused.png']);
});

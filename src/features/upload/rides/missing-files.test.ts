import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { isRideTried } from '#src/data/device/tried-rides.ts';
import { downloadFile } from '#src/data/storage/download-clip.ts';
import { parseVideo } from '#src/domain/video.ts';
import { addMissingFiles } from './missing-files.ts';
import '#tests/support/locks.ts';

vi.mock('#src/data/storage/download-clip.ts', () => ({ downloadFile: vi.fn<typeof downloadFile>() }));
vi.mock('#src/data/storage/missing-file.ts', () => ({ fetchFileSize: () => Promise.resolve(undefined) }));
vi.mock('#src/lib/defer.ts', () => ({ whenIdle: () => Promise.resolve() }));
vi.mock('#src/media/rendition.ts', () => ({ canBrowserMakeRenditions: () => Promise.resolve(true) }));

beforeEach(() => localStorage.clear());

test.each([
  ['is gone', 'not-found', true],
  ['cannot be reached', 'offline', false],
] as const)(
  '[FEED-07] where a thumbnail %s, its ride counts as tried or not (%s)',
  async (_case, kind, isTried) => {
    vi.mocked(downloadFile).mockRejectedValue(new DataError(kind));
    const id = crypto.randomUUID();
    await addMissingFiles([parseVideo(id, { video_id: id })], new AbortController().signal);
    expect(downloadFile).toHaveBeenCalled();
    expect(isRideTried(id)).toBe(isTried);
  },
);

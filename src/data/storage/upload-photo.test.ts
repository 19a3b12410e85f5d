import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileUrl } from '#src/config/service-urls.ts';
import { reportError } from '#src/lib/log.ts';
import { smallUserPhotoUrls, userPhotoUrl } from './file-url.ts';
import { uploadProfilePhoto, uploadSignupPhoto } from './upload-photo.ts';

const bucket = vi.hoisted(() => ({
  files: new Map<string, { content: string; photo_url?: string }>(),
  failing: '',
  onUpload: (_path: string): void => undefined,
  /** Of a line that brings a part of the photo as often: then the last one, or nothing more. */
  reportMs: 0,
  reports: Infinity,
}));

vi.mock('#src/lib/log.ts', () => ({ reportError: vi.fn<typeof reportError>() }));
vi.mock('./storage.ts', () => ({ storage: {} }));
vi.mock('./delete-file.ts', () => ({
  deleteFile: (path: string) => Promise.resolve(bucket.files.delete(path)),
}));
vi.mock('firebase/storage', () => ({
  ref: (_storage: object, path: string) => path,
  getDownloadURL: (path: string) =>
    Promise.resolve(`${fileUrl(path)}&token=${bucket.files.get(path)?.content}`),
  uploadBytesResumable: (path: string, photo: Blob, { customMetadata }: { customMetadata: object }) => {
    let report = () => {};
    const upload = async () => {
      bucket.onUpload(path);
      for (let count = 0; bucket.reportMs > 0 && count < 4; count += 1) {
        if (count === bucket.reports) await new Promise(() => {});
        await new Promise((resolve) => setTimeout(resolve, bucket.reportMs));
        report();
      }
      if (path.endsWith(bucket.failing)) throw new Error('The connection was lost.');
      bucket.files.set(path, { content: await photo.text(), ...customMetadata });
      return { ref: path };
    };
    const on = (_event: string, observer: () => void) => void (report = observer);
    return Object.assign(upload(), { cancel: () => {}, on });
  },
}));

const photoPath = 'users/june/profile.jpg';
const smallPath = 'users/june/profile-small.jpg';
const buildPhotos = (name: string) => ({ photo: new Blob([name]), smallPhoto: new Blob([`small-${name}`]) });

beforeEach(async () => {
  bucket.files.clear();
  bucket.failing = 'nothing';
  bucket.onUpload = () => undefined;
  bucket.reportMs = 0;
  bucket.reports = Infinity;
  await uploadProfilePhoto('june', buildPhotos('first'));
  vi.mocked(reportError).mockClear();
});

describe('[PRO-03] a profile photo', () => {
  test('is stored in two sizes; the small one says which photo it was made of', async () => {
    const url = await uploadProfilePhoto('june', buildPhotos('second'));
    expect(url).toBe(`${fileUrl(photoPath)}&token=second`);
    expect(Object.fromEntries(bucket.files)).toEqual({
      [photoPath]: { content: 'second' },
      [smallPath]: { content: 'small-second', photo_url: url },
    });
  });

  test('is shown once the small one is there', async () => {
    const shown: string[] = [];
    bucket.onUpload = () => shown.push(userPhotoUrl({ id: 'june', photo_url: '' }));
    const url = await uploadProfilePhoto('june', buildPhotos('second'));
    shown.push(userPhotoUrl({ id: 'june', photo_url: '' }));
    const previousUrl = `${fileUrl(photoPath)}&token=first`;
    expect(shown).toEqual([previousUrl, previousUrl, url]);
  });

  test('leaves no small one of the previous photo behind when the small one fails', async () => {
    bucket.failing = 'small.jpg';
    await uploadProfilePhoto('june', buildPhotos('second'));
    expect(Object.fromEntries(bucket.files)).toEqual({ [photoPath]: { content: 'second' } });
    expect(reportError).toHaveBeenCalledOnce();
  });

  test('leaves no small one behind when the large one may have been replaced', async () => {
    bucket.failing = 'profile.jpg';
    await expect(uploadProfilePhoto('june', buildPhotos('second'))).rejects.toThrow('Something went wrong.');
    expect([...bucket.files.keys()]).toEqual([photoPath]);
  });

  test('[SIGN-07] of a new account deletes nothing, which the rules would refuse', async () => {
    bucket.failing = 'small.jpg';
    await uploadSignupPhoto('june', buildPhotos('second'));
    expect(bucket.files.get(smallPath)?.content).toBe('small-first');
  });
});

describe('on a slow line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    bucket.reportMs = 40_000;
  });
  afterEach(() => vi.useRealTimers());

  test('the photo takes as long as it needs', async () => {
    const url = uploadProfilePhoto('june', buildPhotos('second'));
    await vi.advanceTimersByTimeAsync(320_000);
    expect(await url).toBe(`${fileUrl(photoPath)}&token=second`);
  });

  test('an upload of which nothing more arrives fails after a minute', async () => {
    bucket.reports = 2;
    await Promise.all([
      expect(uploadProfilePhoto('june', buildPhotos('second'))).rejects.toThrow(
        'That took too long. Check your connection and try again.',
      ),
      vi.advanceTimersByTimeAsync(140_000),
    ]);
  });
});

describe('the URLs of a profile photo in lists', () => {
  const photo_url = `${fileUrl(photoPath)}&token=t-1`;

  test('are the small one and the large one, and change with the photo', () => {
    expect(smallUserPhotoUrls({ id: 'ana', photo_url })).toEqual([
      `${fileUrl('users/ana/profile-small.jpg')}&photo=t-1`,
      photo_url,
    ]);
    expect(smallUserPhotoUrls({ id: 'ana', photo_url: '' })).toEqual([
      fileUrl('users/ana/profile-small.jpg'),
      fileUrl('users/ana/profile.jpg'),
    ]);
  });

  test('are those of a photo that was just uploaded', async () => {
    const url = await uploadProfilePhoto('june', buildPhotos('t-2'));
    expect(userPhotoUrl({ id: 'june', photo_url: '' })).toBe(url);
    expect(smallUserPhotoUrls({ id: 'june', photo_url: '' })).toEqual([
      `${fileUrl(smallPath)}&photo=t-2`,
      url,
    ]);
  });
});

import { animals } from './seed-animals.ts';
import { getDemoClip, getPortraitPath } from './demo-media.ts';
import { deriveUuid, people } from './people.ts';
import { videos } from './seed-videos.ts';

/** A file to upload to Storage. */
export interface SeedFile {
  source: string;
  path: string;
  contentType: string;
  cacheControl: string;
  /** Custom metadata of clips and thumbnails (decision D4). */
  owner?: { owner: string; uploader: string };
  /** The photo that a small one was made of. */
  photoPath?: string;
  /** Token of the download URL. */
  token: string;
}

const immutableCacheControl = 'public, max-age=31536000, immutable';
/** For photos, which can be replaced under the same name. */
const hourlyCacheControl = 'public, max-age=3600';

const getDownloadToken = (path: string) => deriveUuid(`token/${path}`);

const getPhotoPath = (folder: 'users' | 'animals', id: string) => `${folder}/${id}/profile.jpg`;

function createPhotoFile(source: string, path: string): SeedFile {
  return {
    source,
    path,
    contentType: 'image/jpeg',
    cacheControl: hourlyCacheControl,
    token: getDownloadToken(path),
  };
}

const getThumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

const videoFiles: SeedFile[] = videos.flatMap(({ video_id, event_type, user_id, created_by }) => {
  const { file, poster } = getDemoClip(event_type);
  const owner = { owner: user_id, uploader: created_by };
  const [clipPath, picturePath] = [`videos/${video_id}.mov`, getThumbnailPath(video_id)];
  const common = { cacheControl: immutableCacheControl, owner };
  return [
    { source: file, path: clipPath, contentType: 'video/mp4', ...common, token: getDownloadToken(clipPath) },
    {
      source: poster,
      path: picturePath,
      contentType: 'image/png',
      ...common,
      token: getDownloadToken(picturePath),
    },
  ];
});

export const seedFiles: readonly SeedFile[] = [
  ...Object.entries(people).flatMap(([name, { id }]) => {
    const photoPath = getPhotoPath('users', id);
    return [
      createPhotoFile(getPortraitPath('people', name), photoPath),
      {
        ...createPhotoFile(getPortraitPath('people-small', name), `users/${id}/profile-small.jpg`),
        photoPath,
      },
    ];
  }),
  ...animals.map((animal) =>
    createPhotoFile(
      getPortraitPath('animals', animal.brand || animal.name),
      getPhotoPath('animals', animal.id),
    ),
  ),
  ...videoFiles,
];

/** For example `http://127.0.0.1:9199/v0/b/bucket/o`. */
type StorageBaseUrl = string;

/** The download URL of a seeded file. */
export function getDownloadUrl(baseUrl: StorageBaseUrl, path: string): string {
  return `${baseUrl}/${encodeURIComponent(path)}?alt=media&token=${getDownloadToken(path)}`;
}

/** The documents with download URLs of their pictures. */
export function getSeedDocuments(baseUrl: StorageBaseUrl) {
  return {
    users: Object.values(people).map((user) => ({
      ...user,
      photo_url: getDownloadUrl(baseUrl, getPhotoPath('users', user.id)),
    })),
    animals: animals.map((animal) => ({
      ...animal,
      picture_url: getDownloadUrl(baseUrl, getPhotoPath('animals', animal.id)),
    })),
    videos: videos.map((video) => ({
      ...video,
      thumbnail_url: getDownloadUrl(baseUrl, getThumbnailPath(video.video_id)),
    })),
  };
}

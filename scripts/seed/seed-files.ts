import { renditions } from '#src/domain/clip-file.ts';
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

const createFile = (source: string, path: string, contentType: string, cacheControl: string): SeedFile => ({
  ...{ source, path, contentType, cacheControl },
  token: getDownloadToken(path),
});

const createPhotoFile = (source: string, path: string) =>
  createFile(source, path, 'image/jpeg', hourlyCacheControl);

const getThumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

export const seedFiles: readonly SeedFile[] = [
  ...Object.entries(people).flatMap(([name, { id }]) => {
    const photoPath = getPhotoPath('users', id);
    const small = createPhotoFile(getPortraitPath('people-small', name), `users/${id}/profile-small.jpg`);
    return [createPhotoFile(getPortraitPath('people', name), photoPath), { ...small, photoPath }];
  }),
  ...animals.map(({ id, brand, name }) =>
    createPhotoFile(getPortraitPath('animals', brand || name), getPhotoPath('animals', id)),
  ),
  ...videos.flatMap(({ video_id, event_type, user_id, created_by }) => {
    const { file, poster } = getDemoClip(event_type);
    return [
      createFile(file, `videos/${video_id}.mov`, 'video/mp4', immutableCacheControl),
      // The demo clips are light already.
      ...renditions.map((rendition) =>
        createFile(file, `videos/${video_id}/${rendition}.mp4`, 'video/mp4', immutableCacheControl),
      ),
      createFile(poster, getThumbnailPath(video_id), 'image/png', immutableCacheControl),
    ].map((created) => ({ ...created, owner: { owner: user_id, uploader: created_by } }));
  }),
];

/** The download URL of a seeded file. @param baseUrl for example `http://127.0.0.1:9199/v0/b/bucket/o` */
export const getDownloadUrl = (baseUrl: string, path: string) =>
  `${baseUrl}/${encodeURIComponent(path)}?alt=media&token=${getDownloadToken(path)}`;

/** The documents with download URLs of their pictures. */
export function getSeedDocuments(baseUrl: string) {
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

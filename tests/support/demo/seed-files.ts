import { getLightFileType, lightFiles } from '#src/domain/clip-file.ts';
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

const getDownloadToken = (path: string) => deriveUuid(`token/${path}`);
const getPhotoPath = (folder: 'users' | 'animals', id: string) => `${folder}/${id}/profile.jpg`;
const getThumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

const createFile = (source: string, path: string, contentType: string): SeedFile => ({
  ...{ source, path, contentType, cacheControl: 'public, max-age=31536000, immutable' },
  token: getDownloadToken(path),
});

/** A photo, which can be replaced under the same name. */
const createPhotoFile = (source: string, path: string): SeedFile => ({
  ...createFile(source, path, 'image/jpeg'),
  cacheControl: 'public, max-age=3600',
});

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
    const { file, thumbnail, light } = getDemoClip(event_type);
    return [
      createFile(file, `videos/${video_id}.mov`, 'video/mp4'),
      ...lightFiles.map((name) =>
        createFile(light[name], `videos/${video_id}/${name}`, getLightFileType(name)),
      ),
      createFile(thumbnail, getThumbnailPath(video_id), 'image/png'),
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

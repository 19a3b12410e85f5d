import { animals } from './animals.ts';
import { getDemoClip, getPortraitPath } from './demo-media.ts';
import { deriveUuid } from './derive-uuid.ts';
import { people } from './people.ts';
import { videos } from './videos.ts';

/** A file of the demo data: where it comes from, where it goes, and what Storage keeps with it. */
export interface SeedFile {
  source: string;
  path: string;
  contentType: string;
  cacheControl: string;
  /** Whose it is and who uploaded it (decision D4); only clips and thumbnails carry it. */
  owner?: { owner: string; uploader: string };
  /** The secret of the download address. */
  token: string;
}

const immutableCacheControl = 'public, max-age=31536000, immutable';
/** A photo may be replaced under the same name. */
const hourlyCacheControl = 'public, max-age=3600';

const getDownloadToken = (path: string) => deriveUuid(`token/${path}`);

/** Where the photo of a person or of an animal is stored. */
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
  const kept = { cacheControl: immutableCacheControl, owner };
  return [
    { source: file, path: clipPath, contentType: 'video/mp4', ...kept, token: getDownloadToken(clipPath) },
    {
      source: poster,
      path: picturePath,
      contentType: 'image/png',
      ...kept,
      token: getDownloadToken(picturePath),
    },
  ];
});

/** Every file that is uploaded. */
export const seedFiles: readonly SeedFile[] = [
  ...Object.entries(people).map(([name, { id }]) =>
    createPhotoFile(getPortraitPath('people', name), getPhotoPath('users', id)),
  ),
  ...animals.map((animal) =>
    createPhotoFile(
      getPortraitPath('animals', animal.brand || animal.name),
      getPhotoPath('animals', animal.id),
    ),
  ),
  ...videoFiles,
];

/** Where a bucket's files are served: `http://127.0.0.1:9199/v0/b/bucket/o`. */
type StorageBaseUrl = string;

/** The download address of a file, with its token; production's has the same shape on another host. */
function getDownloadUrl(root: StorageBaseUrl, path: string): string {
  return `${root}/${encodeURIComponent(path)}?alt=media&token=${getDownloadToken(path)}`;
}

/** The documents with the addresses of their pictures, which only a running Storage can give. */
export function getSeedDocuments(root: StorageBaseUrl) {
  return {
    users: Object.values(people).map((user) => ({
      ...user,
      photo_url: getDownloadUrl(root, getPhotoPath('users', user.id)),
    })),
    animals: animals.map((animal) => ({
      ...animal,
      picture_url: getDownloadUrl(root, getPhotoPath('animals', animal.id)),
    })),
    videos: videos.map((video) => ({
      ...video,
      thumbnail_url: getDownloadUrl(root, getThumbnailPath(video.video_id)),
    })),
  };
}

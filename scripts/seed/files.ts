import { animals } from './animals.ts';
import { clipOf, portrait } from './clips.ts';
import { uuidOf } from './ids.ts';
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

const forGood = 'public, max-age=31536000, immutable';
/** A photo may be replaced under the same name. */
const forAnHour = 'public, max-age=3600';

const token = (path: string) => uuidOf(`token/${path}`);

/** Where the photo of a person or of an animal is stored. */
const photoPath = (folder: 'users' | 'animals', id: string) => `${folder}/${id}/profile.jpg`;

function photo(source: string, path: string): SeedFile {
  return { source, path, contentType: 'image/jpeg', cacheControl: forAnHour, token: token(path) };
}

const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

const ofVideos: SeedFile[] = videos.flatMap(({ video_id, event_type, user_id, created_by }) => {
  const { file, poster } = clipOf(event_type);
  const owner = { owner: user_id, uploader: created_by };
  const [clipPath, picturePath] = [`videos/${video_id}.mov`, thumbnailPath(video_id)];
  const kept = { cacheControl: forGood, owner };
  return [
    { source: file, path: clipPath, contentType: 'video/mp4', ...kept, token: token(clipPath) },
    { source: poster, path: picturePath, contentType: 'image/png', ...kept, token: token(picturePath) },
  ];
});

/** Every file that is uploaded. */
export const files: readonly SeedFile[] = [
  ...Object.entries(people).map(([name, { id }]) => photo(portrait('people', name), photoPath('users', id))),
  ...animals.map((animal) =>
    photo(portrait('animals', animal.brand || animal.name), photoPath('animals', animal.id)),
  ),
  ...ofVideos,
];

/** Where a bucket's files are served: `http://127.0.0.1:9199/v0/b/bucket/o`. */
type FileRoot = string;

/** The download address of a file, with its token; production's has the same shape on another host. */
function address(root: FileRoot, path: string): string {
  return `${root}/${encodeURIComponent(path)}?alt=media&token=${token(path)}`;
}

/** The documents with the addresses of their pictures, which only a running Storage can give. */
export function withAddresses(root: FileRoot) {
  return {
    users: Object.values(people).map((user) => ({
      ...user,
      photo_url: address(root, photoPath('users', user.id)),
    })),
    animals: animals.map((animal) => ({
      ...animal,
      picture_url: address(root, photoPath('animals', animal.id)),
    })),
    videos: videos.map((video) => ({
      ...video,
      thumbnail_url: address(root, thumbnailPath(video.video_id)),
    })),
  };
}

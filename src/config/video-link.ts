import { trimLink } from './trim-link.ts';
import { embedPath, paths, playParameter } from './paths.ts';

/** A video has a page of its own, and one in iframes. */
const videoFolders = [paths.video.replace(':videoId', ''), embedPath('')];

/** The public id of a video from one of our links, or from the id itself; empty when it is neither. */
export function parseVideoLink(linkOrId: string): string {
  const text = trimLink(linkOrId.trim());
  if (/^[\w-]+$/.test(text)) return text;
  try {
    const { pathname, searchParams } = new URL(text);
    const played = searchParams.get(playParameter);
    if (played) return played;
    const folder = videoFolders.find((each) => pathname.startsWith(each));
    return folder === undefined ? '' : decodeURIComponent(pathname.slice(folder.length));
  } catch {
    return '';
  }
}

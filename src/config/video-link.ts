import { trimLink } from './trim-link.ts';
import { paths, playParameter } from './paths.ts';

const videoFolder = paths.video.replace(':videoId', '');

/** The public id of a video from one of our links, or from the id itself; empty when it is neither. */
export function parseVideoLink(linkOrId: string): string {
  const text = trimLink(linkOrId.trim());
  if (/^[\w-]+$/.test(text)) return text;
  try {
    const { pathname, searchParams } = new URL(text);
    const played = searchParams.get(playParameter);
    if (played) return played;
    return pathname.startsWith(videoFolder) ? decodeURIComponent(pathname.slice(videoFolder.length)) : '';
  } catch {
    return '';
  }
}

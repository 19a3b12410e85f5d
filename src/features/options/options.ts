import type { Video } from '#src/domain/video.ts';

export type OptionsVideo = Pick<Video, 'id' | 'video_id' | 'user_id' | 'title'>;

export type VideoOption = 'Copy Link' | 'Embed' | 'Download' | 'Edit' | 'Delete' | 'Report';

export function getVideoOptions(isOwner: boolean): VideoOption[] {
  return isOwner
    ? ['Copy Link', 'Embed', 'Download', 'Edit', 'Delete', 'Report']
    : ['Copy Link', 'Download', 'Embed', 'Report'];
}

const htmlEntities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replaceAll(/[&"<>]/g, (character) => htmlEntities[character] ?? '');

/** @param url absolute URL of the embed page */
export function buildEmbedCode(url: string, title: string): string {
  return `<iframe width="560" height="315" src="${escapeHtml(url)}" title="${escapeHtml(title)}" style="border:0" allow="autoplay; fullscreen" allowfullscreen></iframe>`;
}

const maxTitleLength = 80;

/** @param type MIME type */
export function getClipFileName(title: string, type: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{N}\p{M} '-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, maxTitleLength)
    .trim();
  return `${plain || 'Ride'}.${type === 'video/mp4' ? 'mp4' : 'mov'}`;
}

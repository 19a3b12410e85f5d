/** The most characters of a title that a file's name takes over. */
const maxTitleLength = 80;

/** The name that a downloaded clip is saved under, such as Cheyenne Frontier Days.mp4. @param type its MIME type */
export function getClipFileName(title: string, type: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{N}\p{M} '-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, maxTitleLength)
    .trim();
  return `${plain || 'Ride'}.${type === 'video/mp4' ? 'mp4' : 'mov'}`;
}

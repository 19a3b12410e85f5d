/** Whether this browser plays the published format, H.264 with AAC in MP4 (UPL-01). Requires a DOM. */
export function canPlayH264(): boolean {
  const support = document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"');
  return support !== '';
}

/** Whether this device plays what is published: H.264 with AAC in an MP4 (UPL-01). Needs a page with a DOM. */
export function canPlayH264(): boolean {
  const answer = document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"');
  return answer !== '';
}

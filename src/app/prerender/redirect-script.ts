import { paths, playParameter, videoPath } from '#src/config/paths.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

/**
 * The landing page's only script: redirects probable members and video links before the first paint. The
 * Content-Security-Policy allows it by its hash, so the text must be constant.
 */
export const redirectScript = `{
  let member = false;
  try { member = localStorage.getItem('${sessionHintKey}') === 'yes'; } catch {}
  const video = new URLSearchParams(location.search).get('${playParameter}');
  if (member) location.replace('${paths.feed}' + (video ? location.search : ''));
  else if (video) location.replace('${videoPath('')}' + encodeURIComponent(video));
}`;

import { paths, playParameter, videoPath } from '#src/config/paths.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

const readVideoId = `new URLSearchParams(location.search).get('${playParameter}')`;
const openVideo = `location.replace('${videoPath('')}' + encodeURIComponent(video))`;

/*
 * The only scripts of the pages that ship without the app. The Content-Security-Policy allows them by their hashes, so
 * the texts must be constant.
 */

/** Redirects whoever is probably signed in, and video links, from the landing page before the first paint. */
export const landingRedirectScript = `{
  let member = null;
  try { member = localStorage.getItem('${sessionHintKey}'); } catch {}
  const video = ${readVideoId};
  if (member) location.replace('${paths.feed}' + (video ? location.search : ''));
  else if (video) ${openVideo};
}`;

/** Redirects video links from the other pages (GRD-09). */
export const videoRedirectScript = `{
  const video = ${readVideoId};
  if (video) ${openVideo};
}`;

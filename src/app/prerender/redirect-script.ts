import { paths, playParameter, videoPath } from '#src/config/paths.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

/**
 * The landing page's only script, as it stands in the page: it leads on to the app whoever is probably signed in,
 * and whoever was given the link to a video, before anything is drawn. The Content-Security-Policy knows it by its
 * hash, so it must not differ from one visit to the next.
 */
export const redirectScript = `{
  let member = false;
  try { member = localStorage.getItem('${sessionHintKey}') === 'yes'; } catch {}
  const video = new URLSearchParams(location.search).get('${playParameter}');
  if (member) location.replace('${paths.feed}' + (video ? location.search : ''));
  else if (video) location.replace('${videoPath('')}' + encodeURIComponent(video));
}`;

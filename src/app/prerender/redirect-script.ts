import { paths, playParameter, videoPath } from '#src/config/paths.ts';
import { languageKey } from '#src/languages/language-script.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

const readVideoId = `new URLSearchParams(location.search).get('${playParameter}')`;
const openVideo = `location.replace('${videoPath('')}' + encodeURIComponent(video))`;

/*
 * The only scripts of the pages that ship without the app. The Content-Security-Policy allows them by their hashes, so
 * the texts must be constant.
 */

/**
 * Hosting chooses the page by the languages of the browser, unless this cookie names one: that of a link (`?lang=es`), or
 * the one that was chosen in the app. Where storage is denied, it stays the browser's.
 */
const languageScript = `try {
  const page = new URL(location), named = page.searchParams.get('lang');
  if (named) localStorage.${languageKey} = named;
  const chosen = localStorage.${languageKey}, cookie = 'firebase-language-override=' + chosen;
  const isNew = chosen && !document.cookie.includes(cookie);
  if (isNew) document.cookie = cookie + '; path=/; max-age=31536000; samesite=lax';
  page.searchParams.delete('lang');
  if (isNew || named) location.replace(page);
} catch {}`;

/** Redirects whoever is probably signed in, and video links, from the landing page before the first paint. */
export const landingScript = `${languageScript}
{
  let member = null;
  try { member = localStorage.getItem('${sessionHintKey}'); } catch {}
  const video = ${readVideoId};
  if (member) location.replace('${paths.feed}' + (video ? location.search : ''));
  else if (video) ${openVideo};
}`;

/** Redirects video links from the other pages (GRD-09). */
export const otherPageScript = `${languageScript}
{
  const video = ${readVideoId};
  if (video) ${openVideo};
}`;

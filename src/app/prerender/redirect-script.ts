import { paths, playParameter, videoPath } from '#src/config/paths.ts';
import { choiceScript, languageKey } from '#src/languages/language-script.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

const readVideoId = `new URLSearchParams(location.search).get('${playParameter}')`;
const openVideo = `location.replace('${videoPath('')}' + encodeURIComponent(video))`;

/*
 * The only scripts of the pages that ship without the app. The Content-Security-Policy allows them by their hashes, so
 * the texts must be constant.
 */

/**
 * Hosting chooses the page by the languages of the browser, unless this cookie names one: for a year the one that was
 * chosen for good, until the browser closes that of a link. A page in another language loads again, but only if that
 * changed the cookie: where it cannot change, or has already, the page stays as it is. A click on a language link
 * (prerender-page.tsx) chooses for good; `keepLanguage` does so in the app.
 */
const languageScript = `${choiceScript}
let isOtherLanguage = false;
try {
  const readCookie = () => /(?:^|; )firebase-language-override=([^;]*)/.exec(document.cookie)?.[1], before = readCookie();
  const lifetime = !code ? '; max-age=0' : code === read(localStorage) ? '; max-age=31536000' : '';
  document.cookie = 'firebase-language-override=' + (code ?? '') + '; path=/; samesite=lax' + lifetime;
  const after = readCookie();
  isOtherLanguage = after !== before && after === code && !document.documentElement.lang.startsWith(code);
} catch {}
addEventListener('click', ({ target }) => {
  const link = target.closest('a[href^="?lang="]');
  try { if (link) localStorage.${languageKey} = link.lang; } catch {}
});`;

/** Redirects whoever is probably signed in, and video links, from the landing page before the first paint. */
export const landingScript = `{${languageScript}
  let member = null;
  try { member = localStorage.getItem('${sessionHintKey}'); } catch {}
  const video = ${readVideoId};
  if (member) location.replace('${paths.feed}' + (video ? location.search : ''));
  else if (video) ${openVideo};
  else if (isOtherLanguage) location.reload();
}`;

/** Redirects video links from the other pages (GRD-09). */
export const otherPageScript = `{${languageScript}
  const video = ${readVideoId};
  if (video) ${openVideo};
  else if (isOtherLanguage) location.reload();
}`;

import { feedPath, landingPath, playParameter, videoPath } from '#src/config/paths.ts';
import { chooseLanguage, keepLanguage } from '#src/languages/language-choice.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';

/* The only script of the pages that ship without the app. */

const { stored, wanted } = chooseLanguage();

const readCookie = () => /(?:^|; )firebase-language-override=([^;]*)/.exec(document.cookie)?.[1];

/**
 * Hosting chooses the page by the languages of the browser, unless this cookie names one: for a year the one that was
 * chosen for good, until the browser closes that of a link. A page in another language loads again, but only if that
 * changed the cookie: where it cannot change, or has already, the page stays as it is.
 */
function keepInCookie(): boolean {
  try {
    const before = readCookie();
    const lifetime = wanted === undefined ? '; max-age=0' : wanted === stored ? '; max-age=31536000' : '';
    document.cookie = `firebase-language-override=${wanted ?? ''}; path=/; samesite=lax${lifetime}`;
    const after = readCookie();
    const isShown = after !== undefined && document.documentElement.lang.startsWith(after);
    return after !== before && after === wanted && !isShown;
  } catch {
    return false;
  }
}

/** Before the first paint: video links from every page (GRD-09), and from the landing page whoever is probably signed in. */
function leavePage(isOtherLanguage: boolean) {
  const video = new URLSearchParams(location.search).get(playParameter);
  if (location.pathname === landingPath && hasSessionHint())
    location.replace(feedPath + (video ? location.search : ''));
  else if (video) location.replace(videoPath(video));
  else if (isOtherLanguage) location.reload();
}

leavePage(keepInCookie());

addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="?lang="]') : null;
  if (link) keepLanguage(link.lang);
});

import { useEffect } from 'react';
import { paths } from '#src/config/paths.ts';

/** The address may be the landing page's already, with the part of it that is to be shown. */
function openLandingDocument() {
  if (location.pathname === paths.landing) location.reload();
  else location.replace(paths.landing);
}

function useOpenLandingDocument() {
  useEffect(openLandingDocument, []);
}

/** Leaves the app for the landing page, which is a document of its own. */
export function RedirectToLanding() {
  useOpenLandingDocument();
  return null;
}

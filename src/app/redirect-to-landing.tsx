import { useEffect } from 'react';
import { paths } from '#src/config/paths.ts';

function openLandingDocument() {
  // Replacing a URL with itself and a hash would not load the document.
  if (location.pathname === paths.landing) location.reload();
  else location.replace(paths.landing);
}

function useOpenLandingDocument() {
  useEffect(openLandingDocument, []);
}

/** The landing page is a separate document. */
export function RedirectToLanding() {
  useOpenLandingDocument();
  return null;
}

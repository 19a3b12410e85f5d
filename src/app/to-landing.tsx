import { useEffect } from 'react';
import { paths } from '#src/config/paths.ts';

/**
 * Whoever logs out in this window is led to the login page a moment after the session has ended; only those who
 * were signed out from elsewhere are still here then.
 */
const moment = 100;

function useLandingDocument() {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(paths.landing), moment);
    return () => clearTimeout(timer);
  }, []);
}

/** Leaves the app for the landing page, which is a document of its own. */
export function ToLanding() {
  useLandingDocument();
  return null;
}

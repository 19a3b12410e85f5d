import { localize } from '#src/languages/localize.ts';

/** Why a request failed (DataErrorKind). */
export const copy = localize('lib', {
  offline: "The server can't be reached. Check your connection and try again.",
  'too-slow': 'That took too long. Check your connection and try again.',
  'not-found': 'This is no longer available.',
  'not-allowed': "You don't have permission to do this.",
  outdated: 'This page is from before the last update. Reload to go on.',
  'login-expired': 'Your session has expired. Log in again.',
  'too-many': 'Too many attempts. Wait a few minutes and try again.',
  'too-soon': 'That was too fast. Wait a few seconds and try again.',
  unexpected: 'Something went wrong. Try again.',
});

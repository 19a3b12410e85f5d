/** What a link to the login page carries when its reader has forgotten their password. */
export const forgotPasswordState = { asksForMail: true };

/** Whether whoever comes to the login page has forgotten their password. @param state that of the router's location */
export function isForgotPasswordState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksForMail' in state && state.asksForMail === true;
}

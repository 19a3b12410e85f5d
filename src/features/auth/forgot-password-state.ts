/** The location state of links to the login page that ask for a reset email. */
export const forgotPasswordState = { forgotPassword: true };

export function isForgotPasswordState(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'forgotPassword' in state && state.forgotPassword === true
  );
}

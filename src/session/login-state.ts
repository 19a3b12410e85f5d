/** The state of a navigation to the login page. */
export interface LoginState {
  /** Shown until the next attempt. */
  notice?: { tone: 'success' | 'warning'; message: string };
  /** Whether the page before asks for the login. */
  isReturning?: boolean;
  isResetting?: boolean;
}

/** Only links of this app write a state. */
export const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null;

import { useSessionStore } from './session-store.ts';

/** Whether it is known that nobody is logged in. */
export const useIsVisitor = (): boolean => useSessionStore(({ status }) => status === 'signed-out');

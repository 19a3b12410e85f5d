import { create } from 'zustand';
import { isInside, nextSession, type SessionEvent, type SessionState } from './session-state.ts';

export const useSessionStore = create<SessionState>()(() => ({ status: 'restoring' }));

export function dispatchSession(event: SessionEvent): SessionState {
  useSessionStore.setState((state) => nextSession(state, event), true);
  return useSessionStore.getState();
}

function actingKey(state: SessionState): string {
  if (!isInside(state)) return '';
  return state.status === 'signed-in' ? `${state.user.id} ${state.selected.id}` : state.user.id;
}

export function onAccountLeave(callback: () => void): () => void {
  return useSessionStore.subscribe((state, previous) => {
    const left = actingKey(previous);
    if (left !== '' && left !== actingKey(state)) callback();
  });
}

export function waitForKnownSession(): Promise<SessionState> {
  return new Promise((resolve) => {
    let unsubscribe = () => {};
    const update = (state: SessionState) => {
      if (state.status === 'restoring' || state.status === 'loading') return;
      unsubscribe();
      resolve(state);
    };
    unsubscribe = useSessionStore.subscribe(update);
    update(useSessionStore.getState());
  });
}

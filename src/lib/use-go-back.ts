import { useNavigate } from 'react-router-dom';

/** Whether one step back stays in the app. React Router numbers the entries; the page was opened by its URL at 0. */
export function hasPreviousEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Navigates one page back; to `fallbackPath` when the page was opened by its URL. */
export function useGoBack(fallbackPath: string): () => void {
  const navigate = useNavigate();
  return () => (hasPreviousEntry() ? void navigate(-1) : void navigate(fallbackPath));
}

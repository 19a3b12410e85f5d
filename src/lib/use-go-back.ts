import { useLocation, useNavigate } from 'react-router-dom';

/** Navigates one page back; to `fallbackPath` when the page was opened by its URL. */
export function useGoBack(fallbackPath: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => (key === 'default' ? void navigate(fallbackPath) : void navigate(-1));
}

import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The way back to the page before; a page that was opened by its address has none in the app.
 *
 * @param elsewhere where to go then
 */
export function useGoBack(elsewhere: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => (key === 'default' ? void navigate(elsewhere) : void navigate(-1));
}

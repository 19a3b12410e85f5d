import { afterEach } from 'vitest';

/** Most tests render nothing, and Testing Library takes longer to load than they do. */
afterEach(async () => {
  if (!('document' in globalThis) || !document.body.hasChildNodes()) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GalleryPage } from './gallery-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
// Rows scroll by the width of their text.
// A fallback may name fonts that are not installed.
await Promise.allSettled([...document.fonts].map((font) => font.load()));
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <GalleryPage />
    </MemoryRouter>
  </StrictMode>,
);

import type { RenderDocument } from '#src/config/page-document.ts';
import { createDocument } from './document.tsx';

/** The gallery of the design system, on the development server (src/gallery). */
export const render: RenderDocument = () =>
  createDocument({
    title: 'Gallery',
    body: (
      <body>
        <div id="root" />
      </body>
    ),
  });

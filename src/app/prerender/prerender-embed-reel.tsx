import type { RenderDocument } from '#src/config/page-document.ts';
import { copy as embedCopy } from '#src/embed/languages/copy.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument, playerColor } from './document.tsx';

function ReelBody({ productName }: { productName: string }) {
  return (
    <body>
      <main>
        <div id="film" hidden>
          <video playsInline controls preload="none" />
          <div id="facts" hidden>
            <p id="place" />
            <h2 />
            <p id="what" />
          </div>
        </div>
        <header>
          <hgroup>
            <h1 />
            <p id="by" />
          </hgroup>
          <a target="_blank" rel="noopener" />
        </header>
        <ol />
        <p id="message" role="status">
          {frameCopy.loading}
        </p>
        <button id="retry" type="button" hidden>
          {embedCopy.tryAgain}
        </button>
      </main>
      <noscript>{copy.noScript.reel(productName)}</noscript>
    </body>
  );
}

/** A reel for frames of other sites, whose script fills these elements (src/embed/reel/main.ts). */
export const render: RenderDocument = ({ env }) =>
  createDocument({
    isFramed: true,
    themeColor: playerColor,
    body: <ReelBody productName={env.productName} />,
  });

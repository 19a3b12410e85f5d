import type { RenderDocument } from '#src/config/page-document.ts';
import { copy as embedCopy } from '#src/embed/languages/copy.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument } from './document.tsx';

function BoardBody({ productName }: { productName: string }) {
  return (
    <body>
      <main>
        <header>
          <h1 />
          <a id="logo" target="_blank" rel="noopener" />
        </header>
        <ol />
        <p id="message" role="status">
          {frameCopy.loading}
        </p>
        <button id="retry" type="button" className="button" hidden>
          {embedCopy.tryAgain}
        </button>
        <footer>
          <p id="source" />
          <a id="all" target="_blank" rel="noopener" />
        </footer>
      </main>
      <noscript>{copy.noScript.board(productName)}</noscript>
    </body>
  );
}

/** A leaderboard for frames of other sites, whose script fills these elements (src/embed/board/main.ts). */
export const render: RenderDocument = ({ env }) =>
  createDocument({ isFramed: true, body: <BoardBody productName={env.productName} /> });

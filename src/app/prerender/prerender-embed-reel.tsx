import type { RenderDocument } from '#src/config/page-document.ts';
import { paths } from '#src/config/paths.ts';
import { copy as embedCopy } from '#src/embed/languages/copy.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument, playerColor } from './document.tsx';
import { EmbedPlayButton } from './embed-play-button.tsx';

function ReelBody({ productName }: { productName: string }) {
  return (
    <body>
      <main>
        <div id="film" hidden>
          <video playsInline preload="none" />
          <div id="facts" hidden>
            <p id="place" />
            <p id="rodeo" />
            <p id="headline" />
          </div>
          <EmbedPlayButton />
        </div>
        <header>
          <hgroup>
            <h1 />
            <p id="by" />
          </hgroup>
          <a id="logo" target="_blank" rel="noopener" />
        </header>
        <hgroup className="strip">
          <i id="parts" aria-hidden="true" />
          <h2 id="title" />
          <p id="what" />
          <p id="plate" className="plate" hidden />
        </hgroup>
        <section role="status">
          <p id="message">{frameCopy.loading}</p>
          <button id="again" type="button" className="button" hidden>
            {embedCopy.tryAgain}
          </button>
          <button id="retry" type="button" className="button" hidden>
            {embedCopy.tryAgain}
          </button>
          <a id="watch" className="button" href={paths.watch} target="_blank" rel="noopener" hidden>
            {embedCopy.watch}
          </a>
        </section>
        <ol />
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

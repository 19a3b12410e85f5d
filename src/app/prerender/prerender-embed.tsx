import type { RenderDocument } from '#src/config/page-document.ts';
import { paths } from '#src/config/paths.ts';
import { minRate, normalRate, playbackRates } from '#src/domain/playback-rate.ts';
import { copy as embedCopy } from '#src/embed/languages/copy.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument, playerColor } from './document.tsx';
import { EmbedPlayButton } from './embed-play-button.tsx';

function RideBody({ productName }: { productName: string }) {
  return (
    <body data-state="loading">
      <main>
        <video playsInline preload="none" />
        <EmbedPlayButton />
        <header>
          <hgroup className="strip">
            <h1 id="title" />
            <p id="what" />
            <p id="plate" className="plate" hidden />
          </hgroup>
          <select id="speed" aria-label={embedCopy.speed} defaultValue={normalRate}>
            {[minRate, ...playbackRates].map((rate) => (
              <option key={rate} value={rate}>{`${rate}x`}</option>
            ))}
          </select>
          <a id="logo" target="_blank" rel="noopener" />
        </header>
        <section role="status">
          <h1 id="heading">{frameCopy.loading}</h1>
          <p id="message" />
          <button id="retry" type="button" className="button">
            {embedCopy.tryAgain}
          </button>
          <a id="watch" className="button" href={paths.watch} target="_blank" rel="noopener">
            {embedCopy.watch}
          </a>
        </section>
      </main>
      <noscript>{copy.noScript.ride(productName)}</noscript>
    </body>
  );
}

/** A ride for frames of other sites, without React: the script finds these elements (src/embed/page-state.ts). */
export const render: RenderDocument = ({ env }) =>
  createDocument({
    isFramed: true,
    themeColor: playerColor,
    body: <RideBody productName={env.productName} />,
  });

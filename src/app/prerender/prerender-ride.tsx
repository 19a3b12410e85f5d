import type { ReactNode } from 'react';
import type { RenderDocument } from '#src/config/page-document.ts';
import { paths } from '#src/config/paths.ts';
import { copy as playerCopy } from '#src/features/player/page/copy.ts';
import { Logo } from '#src/ui/logo.tsx';
import { copy as bootCopy } from '../boot/copy.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument, playerColor } from './document.tsx';

const Outline = ({ d, children }: { d: string; children?: ReactNode }) => (
  <svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    {children}
    <path d={d} />
  </svg>
);

/** The app takes the element inside of the landmark, which its own page has. */
function RideStart({ productName }: { productName: string }) {
  return (
    <main>
      <div id="ride-start">
        <header>
          <a className="close" href={paths.landing} aria-label={playerCopy.close}>
            <Outline d="M18 6 6 18M6 6l12 12" />
          </a>
          <a className="brand" href={paths.landing}>
            <Logo />
            {productName}
          </a>
        </header>
        <div id="ride-picture">
          <p role="status" aria-label={frameCopy.loading}>
            <span />
          </p>
        </div>
        <div id="ride-controls">
          <button id="ride-toggle" type="button" aria-label={bootCopy.play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="play" d="M8 5v14l11-7z" />
              <path className="pause" d="M6 5h4v14H6zM14 5h4v14h-4z" />
            </svg>
          </button>
          <p id="ride-rest" role="status" />
          <button id="ride-share" type="button" aria-label={bootCopy.share}>
            <Outline d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4">
              <circle cx="18" cy="5" r="3" />
              <circle cx="6" cy="12" r="3" />
              <circle cx="18" cy="19" r="3" />
            </Outline>
          </button>
        </div>
        <section>
          <h1 data-fact="title"> </h1>
          <b data-fact="figure" hidden />
          <ul>
            <li data-fact="riders" hidden />
            <li>
              <b data-fact="brand" hidden /> <span data-fact="animal" />
            </li>
            <li>
              <span data-fact="place" /> <small data-fact="day" />
            </li>
          </ul>
        </section>
      </div>
    </main>
  );
}

/** What ride.html shows before the app's script runs (../boot/start-ride.ts). */
export const render: RenderDocument = ({ env }) =>
  createDocument({
    themeColor: playerColor,
    body: (
      <body>
        <div id="root">
          <RideStart productName={env.productName} />
        </div>
        <noscript>{copy.noScript.ride(env.productName)}</noscript>
      </body>
    ),
  });

import type { RenderDocument } from '#src/config/page-document.ts';
import { paths } from '#src/config/paths.ts';
import { copy as playerCopy } from '#src/features/player/page/copy.ts';
import { Logo } from '#src/ui/logo.tsx';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { createDocument, playerColor } from './document.tsx';

/** The app takes the element inside of the landmark, which its own page has. */
function RideStart({ productName }: { productName: string }) {
  return (
    <main>
      <div id="ride-start">
        <header>
          <a className="close" href={paths.landing} aria-label={playerCopy.close}>
            <svg
              viewBox="0 0 24 24"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
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
        <h1> </h1>
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

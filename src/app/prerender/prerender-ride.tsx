import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { copy as playerCopy } from '#src/features/player/copy.ts';
import { Logo } from '#src/ui/logo.tsx';
import { copy } from '../frame/copy.ts';

/** The app takes the element inside of the landmark, which its own page has. */
function RideStart() {
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
            {env.productName}
          </a>
        </header>
        <div id="ride-picture">
          <p role="status" aria-label={copy.loading}>
            <span />
          </p>
        </div>
        <h1> </h1>
      </div>
    </main>
  );
}

/** Renders what ride.html shows before the app's script runs (start-ride.ts). */
export const prerenderRide = () => renderToStaticMarkup(<RideStart />);

import { copy } from '#src/embed/languages/copy.ts';

/** Lies over the whole picture of a ride or a reel at rest. */
export const EmbedPlayButton = () => (
  <button id="play" type="button" aria-label={copy.play}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.500 7v10l8-5z" />
    </svg>
  </button>
);

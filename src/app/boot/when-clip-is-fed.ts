/** In seconds of what plays. */
const enoughAhead = 10;
const longestPlay = 10;
/** A clip that does not start makes nothing else wait longer. */
const maxStartDelayMs = 10_000;

const mediaEvents = ['canplaythrough', 'progress', 'timeupdate', 'ended'] as const;
const userEvents = ['pointerdown', 'keydown'] as const;

/** Whether what is there lasts, however slow the line is. */
function hasEnough({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return end > currentTime + enoughAhead || (end > 0 && end >= duration);
}

/**
 * Calls back once, when a clip does not need the whole line any more: it can play through as far as the browser knows, has
 * enough ahead, is over, or has played for long; or somebody touches the page, to do more than watch.
 */
export function whenClipIsFed(clip: HTMLVideoElement, callback: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let startedAt: number | undefined;
  const finish = () => {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(timer);
    callback();
  };
  const timer = setTimeout(() => {
    if (startedAt === undefined) finish();
  }, maxStartDelayMs);
  const check = ({ type }: Event) => {
    if (type === 'timeupdate') startedAt ??= clip.currentTime;
    const hasPlayed = startedAt !== undefined && clip.currentTime - startedAt >= longestPlay;
    if (type === 'canplaythrough' || type === 'ended' || hasPlayed || hasEnough(clip)) finish();
  };
  for (const type of mediaEvents) clip.addEventListener(type, check, { signal });
  for (const type of userEvents) document.addEventListener(type, finish, { signal, capture: true });
}

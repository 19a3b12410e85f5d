/** Where views are counted. */
export interface ViewStore {
  /** Whether a video has a counter. */
  hasCounter(videoId: string): Promise<boolean>;
  /** Adds to counters, all at once. */
  add(views: ReadonlyMap<string, number>): Promise<void>;
}

/** How long views are collected. Whoever sends one waits for that time; no browser waits for the answer. */
const windowMs = 1000;

/** How long an instance remembers which videos have a counter. */
const knownMs = 60_000;

/** More are forgotten at once. */
const maxKnown = 20_000;

interface Batch {
  readonly views: Map<string, number>;
  readonly stored: Promise<void>;
}

/** Collects the views of a second, so that any number of them is one write. */
export function createViewCollector(store: ViewStore) {
  const known = new Map<string, { readonly since: number; readonly hasCounter: Promise<boolean> }>();
  let current: Batch | undefined;

  function hasCounter(videoId: string): Promise<boolean> {
    const found = known.get(videoId);
    if (found && Date.now() - found.since < knownMs) return found.hasCounter;
    if (known.size >= maxKnown) known.clear();
    const pending = store.hasCounter(videoId);
    known.set(videoId, { since: Date.now(), hasCounter: pending });
    // A counter that was missing may be there a moment later.
    const forget = () => void known.delete(videoId);
    pending.then((has) => has || forget(), forget);
    return pending;
  }

  function openBatch(): Batch {
    const views = new Map<string, number>();
    const write = async () => {
      await new Promise((resolve) => setTimeout(resolve, windowMs));
      current = undefined;
      await store.add(views);
    };
    return { views, stored: write() };
  }

  return {
    /** @returns false for a video without a counter @throws as the store, and the view is not counted */
    async count(videoId: string): Promise<boolean> {
      if (!(await hasCounter(videoId))) return false;
      const batch = (current ??= openBatch());
      batch.views.set(videoId, (batch.views.get(videoId) ?? 0) + 1);
      await batch.stored;
      return true;
    },
  };
}

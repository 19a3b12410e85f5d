import type { ComboboxStatus } from './combobox-popup.tsx';

/** What the list of a field shows. */
export interface ShownChoices<Tag> {
  tags: readonly Tag[];
  status: ComboboxStatus;
  /** Whether the search service did not answer. */
  isFallback: boolean;
  retry: () => void;
}

/** The state of a request for choices. */
interface FoundChoices<Tag> {
  data: { tags: readonly Tag[]; isFallback: boolean } | undefined;
  isPending: boolean;
  isError: boolean;
  /** Whether these are the choices of what was typed before. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** The choices that were found; the previous ones while the next are loading. */
export function toShownChoices<Tag>(found: FoundChoices<Tag>, isTyping: boolean): ShownChoices<Tag> {
  const { data, isPending, isError, isPlaceholderData, refetch } = found;
  return {
    tags: data?.tags ?? [],
    status: isError ? 'error' : isPending ? 'loading' : isTyping || isPlaceholderData ? 'stale' : 'ready',
    isFallback: data?.isFallback ?? false,
    retry: () => void refetch(),
  };
}

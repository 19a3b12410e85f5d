import { createContext, type ReactNode } from 'react';
import type { IndexedVideo } from '#src/domain/search.ts';

export interface CardActions {
  renderSaveButton: (video: IndexedVideo) => ReactNode;
  renderOptions: (video: IndexedVideo) => ReactNode;
}

/** What a card offers to do with its video; a feature may not import it from another feature. */
export const CardActionsContext = createContext<CardActions>({
  renderSaveButton: () => null,
  renderOptions: () => null,
});

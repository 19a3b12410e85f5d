import { createContext, type ReactNode } from 'react';
import type { IndexedVideo } from '#src/domain/search.ts';

/** Renders the options of a card; a feature may not import them from another feature. */
export const CardOptionsContext = createContext<(video: IndexedVideo) => ReactNode>(() => null);

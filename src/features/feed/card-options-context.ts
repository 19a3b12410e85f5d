import { createContext, type ReactNode } from 'react';
import type { IndexedVideo } from '#src/domain/search.ts';

/** Draws the options of a video on its card; a page that gives nothing has cards without options. */
export const CardOptionsContext = createContext<(video: IndexedVideo) => ReactNode>(() => null);

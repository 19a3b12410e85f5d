import { createContext, use } from 'react';

/** What outlives the pages, as the browser's own history does, and ends with the app: by the function that creates it. */
type AppMemory = Map<() => object, object>;

export const createAppMemory = (): AppMemory => new Map();

/** The app has one of its own. What is rendered without it, such as the gallery, shares this one. */
export const AppMemoryContext = createContext(createAppMemory());

/** What this app has created so, and keeps. Changing it renders nothing. */
export function useAppMemory<T extends object>(create: () => T): T {
  const memory = use(AppMemoryContext);
  const kept = memory.get(create) ?? create();
  memory.set(create, kept);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function has created it
  return kept as T;
}

import { createContext, use, useState } from 'react';

/** What outlives the pages, as the browser's own history does, and ends with the app: by the function that creates it. */
type AppMemory = Map<() => object, object>;

export const createAppMemory = (): AppMemory => new Map();

export const AppMemoryContext = createContext<AppMemory | undefined>(undefined);

/** What this app has created so, and keeps. Without an app, as in the gallery, the component keeps it. */
export function useAppMemory<T extends object>(create: () => T): T {
  const memory = use(AppMemoryContext);
  const [own] = useState(create);
  if (!memory) return own;
  const kept = memory.get(create) ?? own;
  memory.set(create, kept);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function has created it
  return kept as T;
}

/*
 * Under what the app keeps what it has read, where one room shows what another one reads or changes. Whatever changes
 * an animal reaches every list of it by these.
 */

/** One animal. */
export const animalQueryKey = (id: string) => ['animal', id] as const;

/** The animals of an account. */
export const animalsQueryKey = (ownerId: string) => ['animals', ownerId] as const;

/** The profile of another account than the one acted for. */
export const profileQueryKey = (id: string) => ['profile', id] as const;

import { newAnimalForUploadPath } from '#src/config/paths.ts';

const parameter = 'night-ride';

/** To the form for an animal that a ride of a night lacks. No first page needs to know this path. */
export const newAnimalForNightPath = (accountId: string, rideId: string) =>
  `${newAnimalForUploadPath(accountId)}&${parameter}=${encodeURIComponent(rideId)}`;

/** @returns the id of the ride; null on other ways to the form */
export const getNightRide = (query: URLSearchParams): string | null => query.get(parameter);

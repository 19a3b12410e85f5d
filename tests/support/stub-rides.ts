import { vi } from 'vitest';
import * as ridePages from '#src/data/firestore-lite/ride-pages.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import * as rideRecords from '#src/data/firestore-rest/ride-records.ts';
import * as unnamedRides from '#src/data/firestore-rest/unnamed-rides.ts';

/** Lists of rides without a server, and no records, so that figures are computed from the rides. A test says what is listed. */
export function stubRides() {
  vi.spyOn(rideRecords, 'fetchRecordedRides').mockResolvedValue(undefined);
  vi.spyOn(rideRecords, 'fetchRecordedHerd').mockResolvedValue(undefined);
  vi.spyOn(unnamedRides, 'fetchUnnamedRides').mockResolvedValue([]);
  return {
    fetchRidePage: vi.spyOn(ridePages, 'fetchRidePage').mockReset(),
    fetchVideoPage: vi.spyOn(publicVideos, 'fetchVideoPage').mockReset(),
  };
}

import { presentResult } from '#src/domain/present-result.ts';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import { toVideoDetails, type RideFormValues } from '../rides/ride-form-schema.ts';
import { getRideValues, type Ride } from '../rides/rides-state.ts';

/** How a ride of a night ended, as lists say it; nothing while that is not said. */
export function ListedResult({ ride, common }: { ride: Ride; common: RideFormValues }) {
  const marks = toRideMarks(ride.rideMarks, ride.selection);
  const result = presentResult({
    ...toVideoDetails(getRideValues('night', common, ride.details)),
    ride_start: marks?.start ?? null,
    ride_end: marks?.end ?? null,
  });
  if (!result) return null;
  return <b className="numeral mr-2 text-display-sm">{result.listed}</b>;
}

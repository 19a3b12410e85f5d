import { useSearchParams } from 'react-router-dom';
import { recordParameters } from '#src/config/record-links.ts';
import { parseOutcome, parseWholeNumber, type RideSelection } from '#src/domain/ride-selection.ts';

interface RecordSearch {
  /** Undefined for the figures of all seasons. */
  year: number | undefined;
  /** Undefined while no figure is opened. */
  selection: RideSelection | undefined;
}

/** The season and the opened figure, from the URL. */
export function useRecordSearch(): RecordSearch {
  const [query] = useSearchParams();
  const getNumber = (name: keyof typeof recordParameters) =>
    parseWholeNumber(query.get(recordParameters[name]));
  const year = getNumber('year');
  const outcome = parseOutcome(query.get(recordParameters.rides));
  return {
    year,
    selection: outcome && { outcome, year, month: getNumber('month'), eventId: getNumber('event') },
  };
}

import { useSearchParams } from 'react-router-dom';
import { scheduleParameters } from '#src/config/paths.ts';
import { parseScheduleFilter } from './schedule-filter.ts';

/** The filter in the URL, so that a link and the way back keep it. */
export function useScheduleFilter() {
  const [query, setQuery] = useSearchParams();
  const setParameter = (name: string, value: string) => {
    if (value === '') query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  return {
    filter: parseScheduleFilter(query.get(scheduleParameters.state), query.get(scheduleParameters.month)),
    setState: (state: string) => setParameter(scheduleParameters.state, state),
    setMonth: (month: string) => setParameter(scheduleParameters.month, month),
    clear: () => setQuery({}, { replace: true }),
  };
}

import { monthNames } from '#src/lib/dates.ts';
import { SelectField } from '#src/ui/field.tsx';
import type { ScheduleFilter } from './schedule-filter.ts';
import { stateNames } from './states.ts';

interface ScheduleFilterFieldsProps {
  filter: ScheduleFilter;
  onStateChange: (state: string) => void;
  onMonthChange: (month: string) => void;
}

export function ScheduleFilterFields({ filter, onStateChange, onMonthChange }: ScheduleFilterFieldsProps) {
  return (
    <div role="group" aria-label="Filter the schedule" className="grid grid-cols-2 gap-3">
      <SelectField
        label="State"
        value={filter.state ?? ''}
        onChange={(event) => onStateChange(event.target.value)}
      >
        <option value="">All states</option>
        {[...stateNames].map(([abbreviation, name]) => (
          <option key={abbreviation} value={abbreviation}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Month"
        value={filter.month ?? ''}
        onChange={(event) => onMonthChange(event.target.value)}
      >
        <option value="">All months</option>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

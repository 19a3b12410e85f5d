import { monthNames } from '#src/lib/dates.ts';
import { SelectField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { type ScheduleFilter, stateNames } from './schedule-filter.ts';

interface ScheduleFilterFieldsProps {
  filter: ScheduleFilter;
  onStateChange: (state: string) => void;
  onMonthChange: (month: string) => void;
}

export function ScheduleFilterFields({ filter, onStateChange, onMonthChange }: ScheduleFilterFieldsProps) {
  return (
    <div
      role="group"
      aria-label={copy.filter.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3"
    >
      <SelectField
        label={copy.filter.state}
        value={filter.state ?? ''}
        onChange={(event) => onStateChange(event.target.value)}
      >
        <option value="">{copy.filter.allStates}</option>
        {[...stateNames].map(([abbreviation, name]) => (
          <option key={abbreviation} value={abbreviation}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.filter.month}
        value={filter.month ?? ''}
        onChange={(event) => onMonthChange(event.target.value)}
      >
        <option value="">{copy.filter.allMonths}</option>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

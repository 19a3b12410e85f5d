import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatTyped } from '#src/domain/exact-numbers.ts';
import { countPenalties, type Penalty } from '#src/domain/penalties.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { IconButton } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from '../copy.ts';
import { parseTyped } from '../rides/form-result.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';

/** What costs seconds in the event, and the sum that is stored. Nothing where nothing does. */
export function PenaltyFields() {
  const { setValue } = useFormContext<RideFormValues>();
  const [eventId, sum, result] = useWatch<RideFormValues, ['eventId', 'penalty', 'result']>({
    name: ['eventId', 'penalty', 'result'],
  });
  const counts = countPenalties(eventId, sum);
  if (counts.length === 0) return null;
  const change = (changed: Penalty, count: number) => {
    const seconds = counts.map(
      (each) => (each.penalty === changed ? count : each.count) * each.penalty.seconds,
    );
    setValue(
      'penalty',
      seconds.reduce((total, each) => total + each, 0),
      { shouldDirty: true },
    );
  };
  const time = parseTyped(result);
  const parts = counts.filter(({ count }) => count > 0).map(({ penalty, count }) => penalty.seconds * count);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-[650]">{copy.result.penalties}</legend>
      {counts.map(({ penalty, count }) =>
        penalty.most === 1 ? (
          <SwitchField
            key={penalty.name}
            label={copy.result.penaltyNames[penalty.name]}
            hint={copy.result.penaltySeconds(penalty.seconds)}
            checked={count > 0}
            onChange={(event) => change(penalty, event.currentTarget.checked ? 1 : 0)}
          />
        ) : (
          <Stepper
            key={penalty.name}
            penalty={penalty}
            count={count}
            onChange={(next) => change(penalty, next)}
          />
        ),
      )}
      {time && parts.length > 0 && (
        <p role="status" className="numeral flex flex-wrap gap-2 border-t border-line pt-3 text-display-lg">
          {[formatTyped(time, 2), ...parts].map(toDecimal).join(' + ')} ={' '}
          <b>
            {toDecimal(
              formatTyped(
                parts.reduce((total, each) => total + each, time),
                2,
              ),
            )}
          </b>
        </p>
      )}
    </fieldset>
  );
}

interface StepperProps {
  penalty: Penalty;
  count: number;
  onChange: (count: number) => void;
}

/** For what can happen more than once. */
function Stepper({ penalty, count, onChange }: StepperProps) {
  const name = copy.result.penaltyNames[penalty.name];
  return (
    <div role="group" aria-label={name} className="flex min-h-11 items-center justify-between gap-4">
      <span>
        <b className="font-[650]">{name}</b>
        <span className="block text-sm text-ink-2">{copy.result.penaltyEach(penalty.seconds)}</span>
      </span>
      <span className="bordered grid grid-cols-[2.75rem_2.75rem_2.75rem] items-center rounded-md">
        <IconButton label={copy.result.less(name)} disabled={count === 0} onClick={() => onChange(count - 1)}>
          <Minus className="size-5" />
        </IconButton>
        <output className="numeral text-center text-display-sm">{count}</output>
        <IconButton
          label={copy.result.more(name)}
          disabled={count === penalty.most}
          onClick={() => onChange(count + 1)}
        >
          <Plus className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}

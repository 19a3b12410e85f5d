import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { MatchedRow, MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { copy as markCopy } from '../mark/copy.ts';
import { EventField } from '../details/ride-fields.tsx';
import { TagFields } from '../details/tag-fields.tsx';
import { useCurrentTags } from '../details/use-current-tags.ts';
import { useValuesChange } from '../details/use-values-change.ts';
import type { SheetPair } from '../rides/fill-from-sheet.ts';
import { emptyRideForm, type RideFormValues } from '../rides/ride-form-schema.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { changeRow, moveRow, setHasRow } from './change-sheet.ts';
import { copy } from './copy.ts';
import { getSaidAnimal } from './row-state.ts';

interface RowEditorProps {
  night: RidesState;
  sheet: MatchedSheet;
  pair: SheetPair;
  row: MatchedRow;
  account: User;
  onClose: () => void;
}

/** Chooses what a row means, and moves rows and rides against each other. */
export function RowEditor({ night, sheet, pair, row, account, onClose }: RowEditorProps) {
  const { said, rider, partner, animal } = row;
  const form = useForm<RideFormValues>({
    defaultValues: {
      ...{ ...emptyRideForm, accountId: account.id, contestant: rider, partner, animal },
      eventId: said.eventId || night.common.eventId,
    },
  });
  const [contestant, second, chosen] = useWatch({
    control: form.control,
    name: ['contestant', 'partner', 'animal'],
  });
  const tags = useCurrentTags({ animal: chosen, contestant, partner: second });
  useValuesChange(form, (values) =>
    changeRow(pair.rowIndex, {
      ...{ rider: values.contestant, partner: values.partner, animal: values.animal },
      said: { ...said, eventId: values.eventId === night.common.eventId ? 0 : values.eventId },
    }),
  );
  const saidText = [said.number, said.rider, said.partner, getSaidAnimal(row)].filter(Boolean).join(' · ');
  return (
    <div className="col-span-full grid gap-4 pb-3">
      <p className="text-sm wrap-anywhere text-ink-2">{copy.says(saidText)}</p>
      <FormProvider {...form}>
        <TagFields account={account} tags={tags} canAddAnimal={false} />
        <EventField />
      </FormProvider>
      <ShiftButtons sheet={sheet} pair={pair} row={row} />
      <Button className="justify-self-end" onClick={onClose}>
        {copy.done}
      </Button>
    </div>
  );
}

/** The fourth ride may be of the fifth row. */
function ShiftButtons({ sheet, pair, row }: Pick<RowEditorProps, 'sheet' | 'pair' | 'row'>) {
  const { rowIndex: index, ride, number } = pair;
  return (
    <div className="flex flex-wrap gap-2">
      <Button className="day-sheet-choice" onClick={() => changeRow(index, { isSkipped: !row.isSkipped })}>
        {row.isSkipped ? copy.bringBack : copy.skip}
      </Button>
      {ride && (
        <Button className="day-sheet-choice" onClick={() => setHasRow(ride.id, false)}>
          {copy.leave(markCopy.ride(number))}
        </Button>
      )}
      <Button className="day-sheet-choice" disabled={index === 0} onClick={() => moveRow(index, -1)}>
        <ArrowUp aria-hidden="true" className="size-5" />
        {copy.up}
      </Button>
      <Button
        className="day-sheet-choice"
        disabled={index === sheet.rows.length - 1}
        onClick={() => moveRow(index, 1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
        {copy.down}
      </Button>
    </div>
  );
}

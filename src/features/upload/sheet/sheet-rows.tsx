import { useState } from 'react';
import type { MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { User } from '#src/domain/user.ts';
import { LongList } from '#src/ui/long-list.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { TextButton } from '#src/ui/button.tsx';
import { copy as markCopy } from '../mark/copy.ts';
import type { SheetPair } from '../rides/fill-from-sheet.ts';
import type { Ride, RidesState } from '../rides/rides-state.ts';
import { setHasRow } from './change-sheet.ts';
import { copy } from './copy.ts';
import { isToFix } from './row-state.ts';
import { SheetRide } from './sheet-ride.tsx';

interface SheetRowsProps {
  night: RidesState;
  sheet: MatchedSheet;
  pairs: readonly SheetPair[];
  account: User;
}

/** The rows with the rides that take them, and the rides that are left. */
export function SheetRows({ night, sheet, pairs, account }: SheetRowsProps) {
  const [shown, setShown] = useState<'all' | 'to fix'>('all');
  const [editedLine, setEditedLine] = useState<number>();
  const toFix = sheet.rows.filter(isToFix).length;
  const isShown = ({ row }: SheetPair) =>
    shown === 'all' || (row !== undefined && (isToFix(row) || row.said.line === editedLine));
  const choices = [
    { value: 'all', name: copy.all(sheet.rows.length) },
    { value: 'to fix', name: copy.toFix(toFix) },
  ] as const;
  return (
    <section aria-label={copy.rows} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="display text-display-sm">{copy.rows}</h3>
        <SegmentedControl label={copy.show} choices={choices} value={shown} onChange={setShown} />
      </div>
      {shown === 'to fix' && toFix === 0 && <p className="text-ink-2">{copy.none}</p>}
      <LongList as="ol" className="border-t border-line-strong empty:hidden">
        {pairs
          .filter(isShown)
          .map((pair) =>
            pair.row ? (
              <SheetRide
                key={`row ${pair.row.said.line}`}
                night={night}
                sheet={sheet}
                pair={pair}
                row={pair.row}
                account={account}
                isEdited={pair.row.said.line === editedLine}
                onEdit={setEditedLine}
              />
            ) : (
              pair.ride && <LeftRide key={pair.ride.id} ride={pair.ride} number={pair.number} sheet={sheet} />
            ),
          )}
      </LongList>
    </section>
  );
}

function LeftRide({ ride, number, sheet }: { ride: Ride; number: number; sheet: MatchedSheet }) {
  return (
    <li className="day-sheet-row lazy-row text-ink-2">
      <b className="numeral text-display-sm">{number}</b>
      <span className="col-span-2">{copy.noRow(markCopy.ride(number))}</span>
      {sheet.ridesWithoutRow.includes(ride.id) && (
        <TextButton onClick={() => setHasRow(ride.id, true)}>{copy.giveRow}</TextButton>
      )}
    </li>
  );
}

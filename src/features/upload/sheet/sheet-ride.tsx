import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { MatchedRow, MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { User } from '#src/domain/user.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Brand } from '#src/ui/brand.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { isDescribedByHand, type SheetPair } from '../rides/fill-from-sheet.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { copy } from './copy.ts';
import { RowDoubts } from './row-doubts.tsx';
import { RowEditor } from './row-editor.tsx';
import { isToFix } from './row-state.ts';

interface SheetRideProps {
  night: RidesState;
  sheet: MatchedSheet;
  pair: SheetPair;
  row: MatchedRow;
  account: User;
  isEdited: boolean;
  onEdit: (line: number | undefined) => void;
}

/** A row of the sheet: the number of its ride, who rides which animal, and what is to be fixed. */
export function SheetRide({ night, sheet, pair, row, account, isEdited, onEdit }: SheetRideProps) {
  const { said } = row;
  const needsFix = isToFix(row);
  const close = () => onEdit(undefined);
  return (
    <li
      className={classNames(
        'day-sheet-row lazy-row',
        needsFix && 'day-sheet-fix',
        row.isSkipped && 'text-ink-2',
      )}
    >
      <b className="numeral text-display-sm">{pair.number || '–'}</b>
      <div className="min-w-0 wrap-anywhere">
        <span className="font-[650]">{nameRiders(row) || '–'}</span>
        <RowNotes night={night} sheet={sheet} pair={pair} row={row} />
      </div>
      <RowAnimal row={row} />
      <div className="flex items-center justify-end">
        <RowIcon isSkipped={row.isSkipped} needsFix={needsFix} />
        <IconButton
          label={copy.edit(copy.row(said.line))}
          aria-expanded={isEdited}
          onClick={() => onEdit(isEdited ? undefined : said.line)}
        >
          <Pencil className="size-5" />
        </IconButton>
      </div>
      {needsFix && !isEdited && (
        <RowDoubts row={row} index={pair.rowIndex} onChoose={() => onEdit(said.line)} />
      )}
      {isEdited && (
        <RowEditor night={night} sheet={sheet} pair={pair} row={row} account={account} onClose={close} />
      )}
    </li>
  );
}

const nameRiders = ({ said, rider, partner }: MatchedRow) =>
  [rider?.name ?? said.rider, partner?.name ?? said.partner].filter(Boolean).join(' / ');

function RowAnimal({ row: { said, animal } }: { row: MatchedRow }) {
  const { brand, name } = animal ?? { brand: said.brand, name: said.animal };
  return (
    <span className="day-sheet-animal">
      {brand && <Brand>{brand}</Brand>} {name}
    </span>
  );
}

function RowIcon({ isSkipped, needsFix }: { isSkipped: boolean; needsFix: boolean }) {
  if (isSkipped) return <Minus aria-hidden="true" className="size-5.5" />;
  return needsFix ? (
    <TriangleAlert aria-hidden="true" className="size-5.5 text-brass-text" />
  ) : (
    <Check aria-hidden="true" className="size-5.5 text-green-text" />
  );
}

/** What is special about a row. */
function RowNotes({
  night,
  sheet,
  pair: { ride },
  row,
}: Pick<SheetRideProps, 'night' | 'sheet' | 'pair' | 'row'>) {
  const { said, isSkipped } = row;
  const isExtra = !isSkipped && !ride;
  const isKept = ride !== undefined && isDescribedByHand(ride, row, sheet);
  const notes = [
    said.eventId !== night.common.eventId && getRodeoEventName(said.eventId),
    said.isReride && copy.reride,
    isSkipped && copy.skipped,
    isExtra && copy.extra,
    isKept && copy.described,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <span className="block text-sm text-ink-2">{notes.join(' · ')}</span>;
}

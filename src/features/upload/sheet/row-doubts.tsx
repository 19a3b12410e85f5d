import type { MatchedRow } from '#src/domain/day-sheet/matched-sheet.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { AnimalTag, ContestantTag } from '#src/domain/tags.ts';
import { Button } from '#src/ui/button.tsx';
import { changeRow } from './change-sheet.ts';
import { copy } from './copy.ts';
import { findGaps, getSaidAnimal } from './row-state.ts';

interface RowDoubtsProps {
  row: MatchedRow;
  index: number;
  /** Leads to all that can be chosen. */
  onChoose: () => void;
}

/** Whom and what a row names that is not known, with those who may be meant. */
export function RowDoubts({ row, index, onChoose }: RowDoubtsProps) {
  const gaps = findGaps(row);
  const { said, riderChoices, partnerChoices, animalChoices } = row;
  const describe = (name: string, choices: readonly ContestantTag[]) =>
    choices.length > 0 ? copy.unsureRider(name) : copy.noRider(name);
  const animal = getSaidAnimal(row);
  return (
    <div className="day-sheet-why">
      {gaps.rider && <p>{describe(said.rider, riderChoices)}</p>}
      {gaps.partner && <p>{describe(said.partner, partnerChoices)}</p>}
      {gaps.animal && <p>{animalChoices.length > 0 ? copy.unsureAnimal(animal) : copy.noAnimal(animal)}</p>}
      <div className="flex flex-wrap gap-2">
        {gaps.rider &&
          riderChoices.map((rider) => (
            <Choice key={rider.id} name={nameRider(rider)} onChoose={() => changeRow(index, { rider })} />
          ))}
        {gaps.partner &&
          partnerChoices.map((partner) => (
            <Choice
              key={partner.id}
              name={nameRider(partner)}
              onChoose={() => changeRow(index, { partner })}
            />
          ))}
        {gaps.animal &&
          animalChoices.map((choice) => (
            <Choice
              key={choice.id}
              name={nameAnimal(choice)}
              onChoose={() => changeRow(index, { animal: choice })}
            />
          ))}
        <Button className="day-sheet-choice" onClick={onChoose}>
          {copy.choose}
        </Button>
      </div>
    </div>
  );
}

/** Several may have one name. */
const nameRider = ({ name, location }: ContestantTag) => [name, location].filter(Boolean).join(', ');
const nameAnimal = (animal: AnimalTag) =>
  [[animal.brand, getAnimalName(animal)].filter(Boolean).join(' '), animal.contractor_name]
    .filter(Boolean)
    .join(', ');

function Choice({ name, onChoose }: { name: string; onChoose: () => void }) {
  return (
    <Button className="day-sheet-choice" onClick={onChoose}>
      {copy.use(name)}
    </Button>
  );
}

import type { HerdAnimal } from '#src/domain/herd.ts';
import { copy } from './copy.ts';
import { animalPath } from '#src/config/paths.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import { formatFigures } from './herd-figures.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';

function HerdPicture({ animal }: { animal: Animal }) {
  return (
    <span className="herd-picture">
      <AnimalPicture square src={animal.picture_url} type={animal.animal_type} />
    </span>
  );
}

function HerdAnimalName({ animal }: { animal: Animal }) {
  return (
    <>
      {animal.brand && <span className="herd-brand">{animal.brand}</span>}
      <span className="herd-name">{getAnimalName(animal)}</span>
      <span className="herd-type">{animalTypeNames[animal.animal_type]}</span>
    </>
  );
}

function FigureList({ figures }: Pick<HerdAnimal, 'figures'>) {
  return (
    <dl className="herd-figures">
      {formatFigures(figures).map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && <small> {detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnimalQrCode({ animal }: { animal: Animal }) {
  return (
    <QrCode
      text={location.origin + animalPath(animal.id)}
      label={copy.qrOf(getAnimalName(animal))}
      className="herd-qr"
    />
  );
}

export function PenCards({ herd }: { herd: readonly HerdAnimal[] }) {
  return (
    <ul className="herd-cards">
      {herd.map(({ animal, figures }) => (
        <li key={animal.id}>
          <h3>
            <HerdAnimalName animal={animal} />
          </h3>
          <HerdPicture animal={animal} />
          <div className="herd-scan">
            <AnimalQrCode animal={animal} />
            <span>{copy.scan}</span>
          </div>
          <FigureList figures={figures} />
          <p className="herd-owner">{animal.contractor_name}</p>
        </li>
      ))}
    </ul>
  );
}

export function HerdList({ herd }: { herd: readonly HerdAnimal[] }) {
  return (
    <ul className="herd-list">
      {herd.map(({ animal, figures }) => (
        <li key={animal.id}>
          <HerdPicture animal={animal} />
          <h3>
            <HerdAnimalName animal={animal} />
          </h3>
          <FigureList figures={figures} />
          <AnimalQrCode animal={animal} />
        </li>
      ))}
    </ul>
  );
}

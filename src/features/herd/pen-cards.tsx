import type { HerdAnimal } from '#src/domain/herd.ts';
import { AnimalQrCode } from './animal-qr-code.tsx';
import { copy } from './copy.ts';
import { FigureList } from './figure-list.tsx';
import { HerdAnimalName, HerdPicture } from './herd-animal-name.tsx';

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

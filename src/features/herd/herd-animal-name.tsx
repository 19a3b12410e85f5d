import { animalTypeNames, getAnimalName, type Animal } from '#src/domain/animal.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';

export function HerdPicture({ animal }: { animal: Animal }) {
  return (
    <span className="herd-picture">
      <AnimalPicture square src={animal.picture_url} type={animal.animal_type} />
    </span>
  );
}

export function HerdAnimalName({ animal }: { animal: Animal }) {
  return (
    <>
      {animal.brand && <span className="herd-brand">{animal.brand}</span>}
      <span className="herd-name">{getAnimalName(animal)}</span>
      <span className="herd-type">{animalTypeNames[animal.animal_type]}</span>
    </>
  );
}

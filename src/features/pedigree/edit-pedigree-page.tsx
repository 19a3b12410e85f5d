import { Page } from '#src/ui/page.tsx';
import { EditPedigree } from './edit-pedigree.tsx';
import { OwnedAnimal } from './owned-animal.tsx';

export default function EditPedigreePage() {
  return (
    <Page width="upload">
      <OwnedAnimal>{(animal) => <EditPedigree animal={animal} />}</OwnedAnimal>
    </Page>
  );
}

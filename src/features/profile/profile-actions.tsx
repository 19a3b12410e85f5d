import { Link, PawPrint, Pencil, Plus, Upload } from 'lucide-react';
import { useNavigate, type To } from 'react-router-dom';
import { paths, profileLinksHash } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';

const addMenuItems = [
  { name: 'Upload Video', icon: <Upload aria-hidden="true" /> },
  { name: 'Add Animal', icon: <PawPrint aria-hidden="true" /> },
  { name: 'Add Social Media Link', icon: <Link aria-hidden="true" /> },
] as const;

type AddMenuItem = (typeof addMenuItems)[number]['name'];

const addMenuTargets: Record<AddMenuItem, To> = {
  'Upload Video': paths.upload,
  'Add Animal': paths.newAnimal,
  'Add Social Media Link': { pathname: paths.editProfile, hash: profileLinksHash },
};

interface ProfileActionsProps {
  canAdd: boolean;
  /** Returns whether to go to the upload page. */
  onUpload: () => boolean;
}

export function ProfileActions({ canAdd, onUpload }: ProfileActionsProps) {
  return (
    <>
      <ButtonLink to={paths.editProfile}>
        <Pencil aria-hidden="true" className="size-4.5" />
        Edit
      </ButtonLink>
      {canAdd && <AddMenu onUpload={onUpload} />}
    </>
  );
}

function AddMenu({ onUpload }: Pick<ProfileActionsProps, 'onUpload'>) {
  const navigate = useNavigate();
  const handleSelect = (name: AddMenuItem) => {
    if (name === 'Upload Video' && !onUpload()) return;
    void navigate(addMenuTargets[name]);
  };
  return (
    <MenuButton variant="primary" label="Add" items={addMenuItems} onSelect={handleSelect}>
      <Plus aria-hidden="true" className="size-5.5" />
      Add
    </MenuButton>
  );
}

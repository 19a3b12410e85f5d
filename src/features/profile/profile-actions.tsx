import Link from 'lucide-react/icons/link';
import PawPrint from 'lucide-react/icons/paw-print';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useNavigate, type To } from 'react-router-dom';
import { paths, profileLinksHash } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { copy } from './copy.ts';

const addMenuItems = [
  { name: copy.addMenu.video, icon: <Upload aria-hidden="true" /> },
  { name: copy.addMenu.animal, icon: <PawPrint aria-hidden="true" /> },
  { name: copy.addMenu.link, icon: <Link aria-hidden="true" /> },
];

const addMenuTargets: Record<string, To> = {
  [copy.addMenu.video]: paths.upload,
  [copy.addMenu.animal]: paths.newAnimal,
  [copy.addMenu.link]: { pathname: paths.editProfile, hash: profileLinksHash },
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
        {copy.actions.edit}
      </ButtonLink>
      {canAdd && <AddMenu onUpload={onUpload} />}
    </>
  );
}

function AddMenu({ onUpload }: Pick<ProfileActionsProps, 'onUpload'>) {
  const navigate = useNavigate();
  const handleSelect = (name: string) => {
    if (name === copy.addMenu.video && !onUpload()) return;
    const target = addMenuTargets[name];
    if (target) void navigate(target);
  };
  return (
    <MenuButton variant="primary" label={copy.actions.add} items={addMenuItems} onSelect={handleSelect}>
      <Plus aria-hidden="true" className="size-5.5" />
      {copy.actions.add}
    </MenuButton>
  );
}

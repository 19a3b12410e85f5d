import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Editar perfil',
  acting: (name: string) => `Você está editando o perfil de ${name}.`,
  incomplete: 'Complete este perfil',
  sections: { picture: 'Foto do perfil', about: 'Dados', links: 'Links' },
  photo: 'Foto do perfil',
  name: 'Nome',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  losesBadge: 'Trocar o nome tira o selo de verificado até conferirmos de novo.',
  email: 'E-mail',
  changeEmail: 'Trocar e-mail',
  ownerChangesEmail: 'Só o dono pode trocar o e-mail.',
  phone: 'Telefone',
  location: 'Lugar',
  participatingEvents: 'Provas que você disputa',
  favoriteEvents: 'Provas favoritas',
  sponsors: 'Patrocinadores',
  photoFailed: 'Seus dados foram salvos, mas não conseguimos enviar sua foto.',
  saved: 'Seus dados foram salvos.',
  failed: 'Não conseguimos salvar seus dados.',
} satisfies Translation<typeof english>;

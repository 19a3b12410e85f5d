import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  button: {
    follow: 'Seguir',
    following: 'Seguindo',
    whom: (name: string) => name,
    followFailed: (name: string, reason: string) => `Não conseguimos seguir ${name}. ${reason}`,
    unfollowFailed: (name: string, reason: string) => `Não conseguimos deixar de seguir ${name}. ${reason}`,
  },
  loginDialog: {
    title: (name: string) => `Seguir ${name}?`,
    text: 'Crie sua conta ou entre para ver aqui primeiro as montarias novas. Você volta direto para cá.',
    verifyText: 'Verifique seu e-mail para seguir peões, tropeiros, animais, rodeios e provas.',
  },
  list: {
    title: 'Seguindo',
    privacy: 'Só você vê esta lista.',
    actingFor: (selectedName: string) => `Ela é da sua própria conta, não de ${selectedName}.`,
    loadError: 'Não conseguimos carregar quem você segue',
    people: 'Peões e tropeiros',
    animals: 'Animais',
    rodeos: 'Rodeios',
    events: 'Provas',
    unavailablePerson: 'A conta não está mais disponível',
    unavailableAnimal: 'O animal não está mais disponível',
    empty: {
      title: 'Você ainda não segue ninguém',
      text: 'Siga peões, tropeiros, animais e rodeios nas páginas deles. Não avisamos ninguém.',
      search: 'Buscar peões e animais',
    },
  },
} satisfies Translation<typeof english>;

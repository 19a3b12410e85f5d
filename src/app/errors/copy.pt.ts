import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  logOut: 'Sair',
  notFound: {
    title: 'Página não encontrada',
    text: 'O link pode estar quebrado ou a página mudou de lugar.',
    goToFeed: 'Ir para o início',
    goToLanding: 'Ir para a capa',
  },
  sessionUnrestored: { title: 'Não conseguimos verificar seu acesso' },
  sessionError: { title: 'Não conseguimos carregar seu perfil' },
  sessionClosed: {
    title: 'Esta conta foi encerrada',
    text: 'Saia para usar outra conta. Se não foi você que encerrou, fale com a gente.',
    contact: 'Fale com a gente',
  },
} satisfies Translation<typeof english>;

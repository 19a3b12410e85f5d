import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Avisos',
  deleteAll: 'Excluir tudo',
  unread: 'Não lido',
  listName: 'avisos',
  ownAccount: {
    note: (selected: string) => `Abre as listas da sua própria conta, não as de ${selected}.`,
    switchTo: (own: string) => `Trocar para ${own}`,
  },
  loading: 'Carregando avisos',
  loadError: 'Não conseguimos carregar seus avisos',
  empty: {
    title: 'Nada de novo',
    text: 'Marcações, convites e pedidos aparecem aqui.',
  },
  deleteDialog: {
    title: 'Excluir todos os avisos?',
    text: 'Todos os avisos desta conta serão excluídos. Não dá para desfazer.',
    confirm: 'Excluir',
    cancel: 'Manter',
  },
  deleteFailed: (reason: string) => `Não conseguimos excluir todos os avisos. ${reason}`,
} satisfies Translation<typeof english>;

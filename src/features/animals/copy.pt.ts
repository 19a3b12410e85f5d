import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  page: {
    loading: 'Carregando o animal',
    loadError: 'Não conseguimos carregar o animal',
    notFound: {
      title: 'Animal não encontrado',
      text: 'Pode ter sido excluído, ou o link está incompleto.',
      search: 'Buscar animais',
    },
    type: 'Tipo',
    events: 'Provas',
    rides: 'Montarias',
    unknownCount: '–',
    contestant: 'Competidor',
    contractor: 'Tropeiro',
  },
  contractorLinks: { herdSheet: 'Imprimir ficha da tropa', insights: 'Ver números' },
  list: {
    loading: 'Carregando animais',
    loadError: 'Não conseguimos carregar os animais',
    filter: 'Tipo de animal',
    limit: (count: number) => `Só os primeiros ${count} animais estão na lista.`,
    noneOfType: {
      title: 'Nenhum deste tipo ainda',
      text: 'Escolha outro tipo para ver mais animais.',
    },
    noMatch: {
      title: 'Nenhum animal encontrado',
      text: (searchText: string) =>
        `Nenhum nome ou marca combina com “${searchText}”. Tente outras palavras.`,
    },
  },
  form: {
    editTitle: 'Editar animal',
    about: 'Dados (obrigatório)',
    createError: 'Não conseguimos criar o animal',
    name: 'Nome',
    brand: 'Marca',
    type: 'Tipo',
    events: 'Provas',
    imageSection: 'Foto do animal (opcional)',
    image: 'Foto do animal',
    saveFailed: 'Não conseguimos salvar o animal',
    imageFailed: 'Salvamos o animal, mas não conseguimos enviar a foto',
  },
  notYours: {
    title: 'Você não pode editar este animal',
    text: (owner: string) => `Ele é de ${owner}. Para editar, troque para essa conta.`,
    unknownOwner: 'outra conta',
    open: (name: string) => `Ir para ${name}`,
  },
  deletion: {
    title: 'Excluir este animal',
    text: 'A página e a foto também são excluídas. Só dá para excluir um animal sem vídeos.',
    open: 'Excluir animal',
    question: (name: string) => `Excluir ${name}?`,
    warning: 'Não dá para desfazer.',
    confirm: 'Excluir',
    cancel: 'Manter',
    done: 'Animal excluído.',
    failed: 'Não conseguimos excluir o animal',
    hasVideos: 'Exclua os vídeos deste animal antes de remover o animal.',
  },
} satisfies Translation<typeof english>;

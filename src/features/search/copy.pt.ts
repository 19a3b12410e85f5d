import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  notSetUp: {
    heading: 'A busca ainda não está pronta',
    text: 'Nomes e palavras são buscados só entre as montarias, pessoas e animais que as listas carregaram. O resto funciona.',
  },
  back: 'Voltar',
  field: 'Marca, nome, tropeiro ou peão',
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',
  categories: 'Categorias',
  words: {
    label: 'O que entendemos',
    asFilter: (name: string) => `${name}: toque para buscar como texto`,
    asText: (typed: string) => `“${typed}” como texto: toque para filtrar`,
    remove: (name: string) => `Remover ${name}`,
    alsoAsText: (name: string) => `Estes filtros deixam de fora: ${name}.`,
    searchAsText: 'Buscar como texto',
    searchOnly: (text: string) => `Buscar só “${text}”`,
  },
  suggestions: {
    label: 'Sugestões',
    kinds: {
      event: 'Prova',
      'animal-type': 'Tipo de animal',
      place: 'Lugar',
      year: 'Ano',
      'buck-off': 'Resultado',
      figure: 'Nota ou tempo',
      rodeo: 'Rodeio',
    },
    found: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  },
  error: {
    title: 'A busca não responde',
    text: 'Confira sua conexão e tente de novo.',
  },
  recent: { title: 'Buscas recentes', clear: 'Limpar' },
  status: {
    loading: 'Carregando…',
    searching: (text: string) => `Buscando “${text}”…`,
    people: (count: string, isOne: boolean) => `${count} ${isOne ? 'pessoa' : 'pessoas'}`,
    animals: (count: string, isOne: boolean) => `${count} ${isOne ? 'animal' : 'animais'}`,
    videos: (count: string, isOne: boolean) => `${count} ${isOne ? 'vídeo' : 'vídeos'}`,
    reels: (count: string, isOne: boolean) => `${count} ${isOne ? 'reel' : 'reels'}`,
  },
  people: {
    title: 'Pessoas',
    error: 'Não conseguimos buscar pessoas.',
    idle: 'Digite um nome ou um lugar para achar pessoas.',
  },
  animals: { title: 'Animais', error: 'Não conseguimos buscar animais.' },
  videos: { title: 'Vídeos', error: 'Não conseguimos buscar vídeos.' },
  reels: {
    title: 'Reels',
    error: 'Não conseguimos buscar reels.',
    by: (owner: string) => `De ${owner}`,
  },
  found: 'nos resultados',
  truncated: (shown: number, total: string) => `Mostrando ${shown} de ${total}. Digite mais para afinar.`,
  empty: {
    title: 'Ainda não há resultados',
    text: 'Animais e montarias aparecem aqui quando forem publicados.',
    browse: 'Ver categorias',
  },
  noMatches: {
    title: 'Nada encontrado',
    text: (text: string) =>
      `Não encontramos “${text}”. Confira a escrita ou tente parte de um nome, uma marca ou um lugar.`,
    textInCategory: (text: string, category: string) =>
      `Não encontramos “${text}” em ${category}. Confira a escrita ou tente parte de um nome, uma marca ou um lugar.`,
    browse: 'Ver categorias',
    searchEverything: 'Buscar em tudo',
  },
} satisfies Translation<typeof english>;

import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Ficha da tropa',
  layout: 'Formato',
  layouts: { list: 'Lista', cards: 'Placas de curral' },
  print: 'Imprimir',
  loading: 'Carregando sua tropa',
  loadError: 'Não conseguimos carregar sua tropa',
  empty: {
    title: 'Ainda não há animais',
    text: 'Adicione seus animais e depois imprima aqui.',
    add: 'Adicionar animal',
  },
  printedOn: (date: string) => `Impressa em ${date}`,
  outs: 'Saídas',
  runs: 'Passadas',
  qualified: 'Paradas',
  bestScore: 'Melhor nota',
  bestTime: 'Melhor tempo',
  none: '–',
  qrOf: (name: string) => `QR code da página de ${name}`,
  scan: 'Aponte a câmera para ver montarias',
  source: (productName: string) => `Dos vídeos publicados no ${productName}, não é um registro oficial.`,
  sourceOfLatest: (productName: string, count: string) =>
    `Dos últimos ${count} vídeos desta tropa no ${productName}, não é um registro oficial.`,
} satisfies Translation<typeof english>;

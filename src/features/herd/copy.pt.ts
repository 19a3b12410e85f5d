import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

const formatCount = (count: number) => count.toLocaleString('pt-BR');

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
  animals: (count: number) => (count === 1 ? '1 animal' : `${formatCount(count)} animais`),
  outs: 'Saídas',
  runs: 'Passadas',
  qualified: 'Paradas',
  qualifiedOf: (qualified: number, rated: number) => `${formatCount(qualified)} de ${formatCount(rated)}`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  bestScore: 'Melhor nota',
  bestTime: 'Melhor tempo',
  seconds: (time: number) => `${time.toFixed(2).replace('.', ',')} s`,
  none: '–',
  qrOf: (name: string) => `QR code da página de ${name}`,
  scan: 'Aponte a câmera para ver montarias',
  source: (productName: string) => `Dos vídeos publicados no ${productName}, não é um registro oficial.`,
  sourceOfLatest: (productName: string, count: number) =>
    `Dos últimos ${formatCount(count)} vídeos desta tropa no ${productName}, não é um registro oficial.`,
  limit: (count: number) => `Só os primeiros ${count} animais estão nesta ficha.`,
} satisfies Translation<typeof english>;

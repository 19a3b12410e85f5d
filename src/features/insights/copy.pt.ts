import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Números',
  loading: 'Carregando seus números',
  loadError: 'Não conseguimos carregar suas montarias',
  viewsError: 'Não conseguimos carregar as visualizações',
  empty: {
    title: 'Ainda não há montarias',
    text: 'Quando você publicar montarias, ou outros marcarem seus animais, você vê aqui quantas vezes foram assistidas.',
    upload: 'Enviar uma montaria',
  },
  source: 'Visualizações até agora das montarias que você publicou e dos seus animais, pelo dia da montaria.',
  sourceOfLatest: (count: string) =>
    `Visualizações até agora das últimas ${count} montarias que você publicou ou com seus animais, pelo dia da montaria.`,
  download: 'Baixar CSV',
  downloading: 'Preparando…',
  downloadFailed: (reason: string) => `Não conseguimos salvar o arquivo. ${reason}`,
  chart: {
    ofYear: (year: number) => `${year} por mês da montaria`,
    byYear: 'Por temporada da montaria',
    period: 'Quando',
    rides: 'Montarias',
    views: 'Visualizações',
    undated: 'Nenhuma destas montarias tem data.',
  },
  animals: { title: 'Seus animais', empty: 'Nenhum animal seu está marcado nestas montarias.' },
  watched: { title: 'Montarias mais vistas' },
  csv: {
    fileName: 'numeros',
    columns: [
      'Data da montaria',
      'Mês',
      'Rodeio',
      'Lugar',
      'Prova',
      'Marca',
      'Animal',
      'Peões',
      'Resultado',
      'Visualizações até agora',
      'Link',
    ],
  },
} satisfies Translation<typeof english>;

import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'Meu sorteio',
  loading: 'Carregando seu sorteio',
  loadError: {
    title: 'Não conseguimos carregar seu sorteio',
    text: 'Permita que este site guarde dados no navegador e tente de novo.',
  },
  failed:
    'Não conseguimos salvar seu sorteio. Permita que este site guarde dados no navegador e tente de novo.',
  privacy: 'Só você vê. Fica neste aparelho.',
  button: 'Sorteei este',
  event: {
    label: 'Próximo evento',
    none: 'Nenhum evento ainda',
    add: 'Adicionar o evento',
    change: 'Trocar o evento',
    days: (days: number) =>
      days === 0 ? 'Hoje' : days === 1 ? 'Amanhã' : days > 0 ? `Em ${days} dias` : 'Este evento já passou.',
  },
  search: {
    title: 'Qual animal você sorteou?',
    label: 'Animal',
    hint: 'Ache pela marca ou pelo nome.',
    placeholder: 'Busque por nome ou marca',
    clear: 'Limpar animal',
    none: 'Digite uma marca ou um nome',
    down: 'A busca não está disponível agora. Digite o começo de uma marca.',
    failed: 'Não conseguimos carregar os animais.',
    change: 'Trocar sorteio',
    keep: 'Manter sorteio',
  },
  animal: {
    label: 'Seu animal',
    figures: {
      outs: 'Saídas',
      qualified: 'Pararam 8 s',
      buckedOff: 'Quedas',
      averageScore: 'Média das notas',
    },
    watch: (count: number) => (count === 1 ? 'Ver a montaria' : `Ver as ${count} montarias`),
    source: (count: string, hasMore: boolean) =>
      hasMore ? `Das últimas ${count} montarias publicadas aqui.` : 'Das montarias publicadas aqui.',
    met: (name: string, result: string, date: string) => `Você montou ${name} em ${date}: ${result}.`,
    metWithoutResult: (name: string, date: string) => `Você montou ${name} em ${date}.`,
    noRides: {
      title: 'Ainda não há montarias',
      text: (name: string) => `Ninguém publicou uma montaria de ${name}. A primeira aparece aqui.`,
    },
    ridesError: 'Não conseguimos carregar as montarias',
  },
  gate: {
    titles: {
      left: 'Sai do brete para a esquerda',
      straight: 'Sai reto do brete',
      right: 'Sai do brete para a direita',
      mixed: 'Sai para qualquer lado',
    },
    usual: (count: number, total: number) => `${count} de ${total} vezes`,
    mixed: (total: number) => `${total} montarias, sem lado preferido`,
    sides: { left: 'Esquerda', straight: 'Reto', right: 'Direita' },
    source: 'Como o peão vê. Anotado por quem publicou as montarias.',
  },
  scores: {
    title: 'Notas quando param nele',
    text: (count: number, lowest: number, highest: number) => {
      const [low, high] = [lowest, highest].map((score) => score.toLocaleString('pt-BR'));
      return count === 1 ? `1 montaria, ${low}` : `${count} montarias, de ${low} a ${high}`;
    },
    legend: 'Cada bloco é uma montaria.',
    column: (from: number, to: number, count: number) => `${count} de ${from} a ${to}`,
  },
  buckOffs: {
    title: 'Quando o peão cai',
    text: (count: number, median: string) =>
      count === 1 ? `1 queda, aos ${median} s` : `${count} quedas, metade antes de ${median} s`,
    half: (seconds: string) => `Metade ${seconds} s`,
    list: (seconds: string) => `Segundos: ${seconds}`,
    legend: 'Cada ponto é uma queda, contada da porteira.',
    end: '8 s',
  },
  outs: {
    title: 'Últimas saídas',
    all: 'Todas as montarias',
    noRider: 'Peão sem nome',
    noResult: 'Sem resultado',
  },
} satisfies Translation<typeof english>;

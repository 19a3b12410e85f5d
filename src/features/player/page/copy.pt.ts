import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  dialog: 'Vídeo',
  loading: 'Carregando',
  buffering: 'Carregando vídeo',
  turnOnSound: 'Ligar o som',
  seconds: (seconds: number) => `${seconds} s`,
  loadError: 'Não conseguimos carregar o vídeo',
  playbackError: {
    title: 'Não conseguimos reproduzir o vídeo',
    text: 'Veja sua conexão e tente de novo.',
  },
  logIn: 'Entrar',
  signUp: 'Criar conta',
  facts: {
    riders: 'Peões',
    animal: 'Animal',
    rodeo: 'Rodeio',
    where: 'Lugar',
    edited: 'Editado',
    contractor: 'Tropeiro',
    postedBy: 'Publicado por',
    judges: 'Juízes',
    riderHalf: (points: number) => `Peão ${points.toLocaleString('pt-BR')}`,
    animalHalf: (points: number) => `Animal ${points.toLocaleString('pt-BR')}`,
    gate: 'Saída do brete',
    turns: { left: 'Esquerda', straight: 'Reto', right: 'Direita' },
  },
  swipe: 'Deslize para a próxima montaria',
  upNext: {
    title: 'A seguir',
    autoplay: 'Reprodução automática',
    status: (title: string, seconds: number) => `A seguir em ${seconds} segundos: ${title}`,
  },
  end: {
    title: 'A montaria terminou',
    next: 'Próxima montaria',
    playNow: 'Ver agora',
    stay: 'Ficar aqui',
    replay: 'Repetir',
    allRides: (name: string) => `Ver todas as montarias de ${name}`,
    countedRides: (count: number, name: string) => `Ver as ${count} montarias de ${name}`,
    beside: (ride: string, place: string) => `Contra ${ride}${place && ` em ${place}`}`,
  },
  films: {
    title: (count: number) => `${count} vídeos desta montaria`,
    label: 'Vídeos desta montaria',
    compare: 'Comparar lado a lado',
    by: (name: string) => `Publicado por ${name}`,
    link: 'Ligar a outro vídeo desta montaria…',
    differ: (name: string, result: string) =>
      `Os vídeos têm resultados diferentes. Conta o primeiro, publicado por ${name}: ${result}.`,
    states: {
      proposed: {
        mine: (name: string) => `Você perguntou a ${name} se os vídeos mostram a mesma montaria.`,
        theirs: (name: string) => `${name} diz que os vídeos mostram a mesma montaria.`,
      },
      accepted: {
        mine: (name: string) =>
          name === ''
            ? 'Seus vídeos mostram a mesma montaria, que conta uma vez.'
            : `Este vídeo e o de ${name} contam como uma montaria.`,
        theirs: (name: string) => `Este vídeo e o de ${name} contam como uma montaria.`,
      },
      apart: {
        mine: (name: string) =>
          name === ''
            ? 'Foi dito que seus vídeos mostram a mesma montaria. Eles contam separados, porque prova, dia, peão ou animal são diferentes.'
            : `Foi dito que este vídeo e o de ${name} mostram a mesma montaria. Eles contam separados, porque prova, dia, peão ou animal são diferentes.`,
        theirs: (name: string) =>
          `Foi dito que este vídeo e o de ${name} mostram a mesma montaria. Eles contam separados, porque prova, dia, peão ou animal são diferentes.`,
      },
      refused: {
        mine: (name: string) => `${name} diz que os vídeos mostram montarias diferentes.`,
        theirs: (name: string) => `Você disse a ${name} que os vídeos mostram montarias diferentes.`,
      },
    },
    accept: 'É esta montaria',
    refuse: 'Não é esta montaria',
    takeBack: 'Retirar',
    failed: (reason: string) => `Não conseguimos salvar. ${reason}`,
    choice: {
      title: 'É esta montaria?',
      text: 'Vídeos de uma montaria contam uma vez, com o resultado do primeiro. Se o vídeo não é seu, perguntamos à conta.',
      none: 'Não encontramos outro vídeo deste peão ou animal neste dia.',
      loadError: 'Não conseguimos carregar os vídeos',
      close: 'Fechar',
    },
  },
  panel: {
    title: 'Detalhes e mais montarias',
    thisRide: 'Esta montaria',
    close: 'Fechar detalhes',
    moreFrom: (name: string) => `Mais de ${name}`,
    loading: 'Carregando montarias',
    empty: 'Ainda não há outras montarias.',
  },
} satisfies Translation<typeof english>;

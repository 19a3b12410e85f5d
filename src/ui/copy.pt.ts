import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  loading: 'Carregando',
  tryAgain: 'Tentar de novo',
  back: 'Voltar',
  close: 'Fechar',
  clear: 'Limpar',
  optional: 'Opcional',
  choosePhoto: 'Escolher foto',
  brand: 'Marca',
  verified: 'Verificado',
  accountChoice: 'Conta',
  zoom: {
    label: 'Zoom',
    in: 'Ampliar',
    out: 'Reduzir',
    whole: 'Ver a imagem inteira',
    scale: (scale: string) => `${scale}x`,
  },
  season: { label: 'Temporada', all: 'Todas as temporadas' },
  loginRequired: { signUp: 'Criar conta', logIn: 'Entrar', verify: 'Verificar e-mail', cancel: 'Cancelar' },
  showAll: (count: string) => `Ver ${count}`,
  infiniteList: {
    loading: (name: string) => `Carregando: ${name}`,
    loadError: (name: string) => `Não conseguimos carregar: ${name}`,
    nextPageError: (name: string) => `Não conseguimos carregar o resto: ${name}.`,
  },
  videoCard: {
    play: (title: string, eventName: string) => `Ver ${title}, ${eventName}`,
    rideOfTheWeek: 'Montaria da semana',
    hardToWatch: 'Difícil de ver',
    length: 'Duração',
    animal: 'Animal',
    where: 'Lugar',
  },
  languageChange: {
    title: 'Mudar o idioma?',
    text: 'A página carrega de novo e o que você digitou se perde.',
    confirm: 'Mudar',
    cancel: 'Continuar digitando',
  },
  takesLong: 'Isto está demorando mais que o normal.',
  person: { and: (_next: string) => 'e ', unnamed: 'Sem nome' },
  transport: {
    play: 'Reproduzir',
    pause: 'Pausar',
    replay: 'Repetir',
    frameBack: 'Voltar um quadro',
    frameForward: 'Avançar um quadro',
  },
  videoNotFound: {
    title: 'Vídeo não encontrado',
    text: 'Este vídeo não existe ou foi tirado do ar.',
    confirm: 'OK',
    others: 'Ver montarias',
  },
} satisfies Translation<typeof english>;

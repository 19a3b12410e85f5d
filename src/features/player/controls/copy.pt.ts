import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  previousRide: 'Montaria anterior',
  nextRide: 'Próxima montaria',
  position: 'Posição',
  positionValue: (time: string, duration: string) => `${time} de ${duration}`,
  speed: 'Velocidade',
  rate: (rate: number) => `${Number(rate.toFixed(2)).toLocaleString('pt-BR')}x`,
  closeSpeeds: 'Fechar velocidades',
  views: (count: number) => (count === 1 ? 'visualização' : 'visualizações'),
  more: 'Mais controles',
  volume: 'Volume',
  mute: 'Tirar o som',
  unmute: 'Ligar o som',
  tooSlowForSound: 'Sem som abaixo da metade da velocidade',
  panel: 'Detalhes e mais montarias',
  shortcuts: 'Atalhos do teclado',
  review: 'Ferramentas de análise',
  reviewCaption: 'Análise',
  pictureInPicture: 'Janela flutuante',
  fullscreen: 'Tela cheia',
  exitFullscreen: 'Sair da tela cheia',
  rideClock: {
    label: 'Relógio da montaria',
    time: 'Tempo de montaria',
    seconds: (seconds: string) => `${seconds} s`,
    error: (seconds: string) => ` ± ${seconds} s`,
    qualified: 'Parou nos oito',
    loading: '…',
  },
} satisfies Translation<typeof english>;

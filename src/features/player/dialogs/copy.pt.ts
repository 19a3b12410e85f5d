import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  quality: {
    title: 'Qualidade',
    menu: (name: string) => `Qualidade: ${name}`,
    close: 'Pronto',
    choices: {
      auto: {
        name: 'Automática',
        description:
          'O que sua conexão aguenta. Busca o original para tela cheia, quadro a quadro e as ferramentas de análise.',
      },
      light: { name: 'Leve', description: '720p. Economiza dados.' },
      lightest: { name: 'Mais leve', description: '360p. Toca em conexões lentas.' },
      original: { name: 'Original', description: 'O vídeo como foi enviado. Precisa de conexão rápida.' },
    },
  },
  shortcuts: {
    title: 'Atalhos do teclado',
    toggle: 'Usar atalhos de uma tecla. Desligue se você usa controle por voz.',
    close: 'Fechar',
    keys: {
      space: 'Espaço',
      home: 'Home',
      end: 'End',
      shiftP: 'Shift P',
      shiftN: 'Shift N',
      escape: 'Esc',
    },
    playOrPause: 'Reproduzir ou pausar',
    seek: (seconds) => `Voltar ou avançar ${seconds} s`,
    frame: 'Voltar ou avançar um quadro',
    speed: 'Mais devagar ou mais rápido',
    volume: 'Volume',
    mute: 'Tirar o som',
    fullscreen: 'Tela cheia',
    pictureInPicture: 'Janela flutuante',
    share: 'Pular para 0–90%',
    startOrEnd: 'Pular para o início ou o fim',
    ride: 'Montaria anterior ou próxima',
  },
} satisfies Translation<typeof english>;

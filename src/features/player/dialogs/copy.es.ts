import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  quality: {
    title: 'Calidad',
    menu: (name: string) => `Calidad: ${name}`,
    close: 'Listo',
    choices: {
      auto: {
        name: 'Automática',
        description:
          'Lo que aguante tu conexión. Trae el original para pantalla completa, cuadro por cuadro y las herramientas de análisis.',
      },
      light: { name: 'Ligera', description: '720p. Ahorra datos.' },
      lightest: { name: 'La más ligera', description: '360p. Se ve con conexiones lentas.' },
      original: { name: 'Original', description: 'El video como se subió. Necesita una conexión rápida.' },
    },
  },
  shortcuts: {
    title: 'Atajos del teclado',
    toggle: 'Usar atajos de una tecla. Desactívalos si controlas por voz.',
    close: 'Cerrar',
    keys: {
      space: 'Espacio',
      home: 'Inicio',
      end: 'Fin',
      shiftP: 'Mayús P',
      shiftN: 'Mayús N',
      escape: 'Esc',
    },
    playOrPause: 'Reproducir o pausar',
    seek: (seconds) => `Atrás o adelante ${seconds} s`,
    frame: 'Atrás o adelante un cuadro',
    speed: 'Más lento o más rápido',
    volume: 'Volumen',
    mute: 'Silenciar',
    fullscreen: 'Pantalla completa',
    pictureInPicture: 'Imagen en imagen',
    share: 'Saltar a 0–90%',
    startOrEnd: 'Saltar al inicio o al final',
    ride: 'Monta anterior o siguiente',
  },
} satisfies Translation<typeof english>;

import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  previousRide: 'Monta anterior',
  nextRide: 'Monta siguiente',
  position: 'Posición',
  positionValue: (time: string, duration: string) => `${time} de ${duration}`,
  speed: 'Velocidad',
  rate: (rate: number) => `${Number(rate.toFixed(2))}x`,
  closeSpeeds: 'Cerrar velocidades',
  views: (count: number) => (count === 1 ? 'vista' : 'vistas'),
  more: 'Más controles',
  volume: 'Volumen',
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  tooSlowForSound: 'Sin sonido a menos de media velocidad',
  panel: 'Detalles y más montas',
  shortcuts: 'Atajos del teclado',
  review: 'Herramientas de análisis',
  reviewCaption: 'Análisis',
  pictureInPicture: 'Imagen en imagen',
  fullscreen: 'Pantalla completa',
  exitFullscreen: 'Salir de pantalla completa',
  rideClock: {
    label: 'Reloj de la monta',
    time: 'Tiempo de monta',
    seconds: (seconds: string) => `${seconds} s`,
    error: (seconds: string) => ` ± ${seconds} s`,
    qualified: 'Llegó a los ocho',
    loading: '…',
  },
} satisfies Translation<typeof english>;

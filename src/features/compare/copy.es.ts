import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

/** With tenths, for example −0:01.5. */
function formatCommonTime(seconds: number): string {
  const tenths = Math.round(Math.abs(seconds) * 10);
  const sign = seconds < 0 && tenths > 0 ? '−' : '';
  const whole = Math.floor(tenths / 10);
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${tenths % 10}`;
}

export const copy = {
  title: 'Comparar montas',
  against: (ride: string, other: string) => `${ride.charAt(0).toUpperCase()}${ride.slice(1)} contra ${other}`,
  loading: 'Cargando las montas',
  loadError: 'No pudimos cargar las montas',
  notFound: {
    title: 'No encontramos la monta',
    text: 'Puede que una de estas montas se haya borrado. Elige otra.',
  },
  choose: {
    title: 'Elige dos montas',
    text: 'Abre un animal, una temporada o un duelo, y elige dos de sus montas para comparar.',
    search: 'Buscar',
  },
  sameRide: {
    title: 'Elige dos montas distintas',
    text: 'Este enlace nombra dos veces la misma monta.',
  },
  view: {
    label: 'Vista',
    choices: { side: 'Lado a lado', overlay: 'Encimadas' },
    opacity: 'Segunda monta',
    percent: (share: number) => `${Math.round(share)}%`,
  },
  controls: {
    label: 'Reproducción de las dos montas',
    position: 'Tiempo desde la puerta',
    gate: 'Puerta',
    time: formatCommonTime,
    timeOf: (time: number, end: number) => `${formatCommonTime(time)} de ${formatCommonTime(end)}`,
  },
  clip: {
    failed: 'Este clip no se puede reproducir.',
    tryAgain: 'Intentar de nuevo',
    mute: 'Silenciar',
    unmute: 'Activar sonido',
    separator: ' · ',
  },
  caption: {
    animal: 'Animal',
    score: 'Puntos',
    time: 'Tiempo',
    where: 'Lugar',
    when: 'Fecha',
  },
  match: {
    gate: 'Alineadas en la puerta',
    hand: 'Alineadas a mano',
    start: 'La puerta no está marcada. Alineadas en el inicio del clip.',
    here: 'Alinear en este cuadro',
    undo: 'Deshacer',
  },
  other: {
    open: 'Elegir otra monta',
    groups: {
      onAnimal: (riders: string, animal: string) => `${riders} en ${animal}`,
      inEvent: (riders: string, _animal: string, event: string) => `${riders} · ${event}`,
      ofOthers: (_riders: string, animal: string) => `Otros en ${animal}`,
    },
    noGate: 'La puerta no está marcada',
    loading: 'Cargando montas',
    loadError: 'No pudimos cargar las montas',
    none: 'Todavía no hay otra monta de este jinete ni de este animal.',
    close: 'Cerrar',
  },
  picker: {
    open: 'Comparar',
    title: 'Elige dos montas',
    rides: 'Montas',
    filter: 'Filtrar las montas',
    noMatch: 'Ninguna monta coincide.',
    chosen: (count: number) => `${count} de 2 elegidas`,
    compare: 'Comparar',
    cancel: 'Cancelar',
  },
} satisfies Translation<typeof english>;

import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  title: 'En este dispositivo',
  text: 'Estas montas se ven sin conexión, hasta que cierres sesión.',
  empty: {
    title: 'Todavía no hay nada',
    text: 'Abre un reel o Mi sorteo y elige “Conservar en este dispositivo”. Sus montas se verán sin conexión.',
    watch: 'Ver montas',
  },
  play: 'Reproducir',
  close: 'Volver a la lista',
  remove: 'Quitar',
  what: (title: string) => title,
  removed: 'Ya no está en este dispositivo.',
  link: (count: number) =>
    count === 1 ? '1 monta en este dispositivo' : `${count} montas en este dispositivo`,
  kinds: { reel: 'Reel', animal: 'Animal' },
  keep: {
    open: 'Conservar en este dispositivo',
    title: '¿Conservar en este dispositivo?',
    working: 'Guardando las montas',
    keptTitle: 'En este dispositivo',
    failedTitle: 'No pudimos conservar las montas',
    text: (rides: string, size: string) =>
      `${rides}, unos ${size}. Se ven sin conexión, hasta que cierres sesión.`,
    first: (max: number) => `Se conservan las primeras ${max}.`,
    kept: (rides: string, size: string) =>
      `${rides}, ${size}. Se ven sin conexión, hasta que cierres sesión.`,
    noSpace: 'No hay espacio suficiente en este dispositivo. Quita algo e intenta de nuevo.',
    confirm: 'Conservar',
    cancel: 'Cancelar',
    tryAgain: 'Intentar de nuevo',
    see: 'Ver lo conservado',
    done: 'Listo',
  },
} satisfies Translation<typeof english>;

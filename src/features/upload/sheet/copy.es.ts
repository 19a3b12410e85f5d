import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  open: 'Pegar el sorteo',
  title: 'Revisa el sorteo',
  back: 'Volver a la lista',
  paste: {
    title: 'Sorteo pegado',
    label: 'Pega el sorteo',
    hint: 'Una monta por línea, en el orden de la noche: número, jinete, fierro, animal. Puedes copiarlo de un PDF, un correo o una hoja de cálculo.',
    match: 'Revisar',
    again: 'Revisar de nuevo',
    progress: 'Buscando los nombres',
  },
  problems: {
    'too long': (rows: number) =>
      `Es demasiado texto para un sorteo. Pega solo las montas, ${rows} como máximo.`,
    'no rows': () =>
      'No encontramos montas en este texto. Pega una monta por línea, con su jinete o su animal.',
    'too many rows': (rows: number) => `Leímos las primeras ${rows} montas y dejamos fuera el resto.`,
    failed: () => 'No pudimos buscar los nombres. Revisa tu conexión e inténtalo de nuevo.',
  },
  fallback:
    'La búsqueda no está disponible: encontramos a los jinetes por el inicio de su nombre y a los animales solo por su fierro.',
  rows: 'Montas',
  show: 'Mostrar',
  all: (count: number) => `Todas ${count}`,
  toFix: (count: number) => `Por corregir ${count}`,
  matched: (matched: number, count: number) => `${matched} de ${count} encontradas`,
  progress: 'Encontradas',
  none: 'No hay nada que corregir.',
  noRider: (name: string) => `No hay ningún jinete llamado ${name}.`,
  unsureRider: (name: string) => `No sabemos con seguridad quién es ${name}.`,
  noAnimal: (said: string) => `No hay ningún animal ${said}.`,
  unsureAnimal: (said: string) => `No sabemos con seguridad qué animal es ${said}.`,
  use: (name: string) => `Usar ${name}`,
  choose: 'Elegir',
  edit: (row: string) => `Editar: ${row}`,
  row: (line: number) => `Línea ${line}`,
  says: (said: string) => `El sorteo dice: ${said}`,
  reride: 'Segunda monta',
  skipped: 'Sin monta',
  extra: 'Más líneas que montas',
  described: 'Se queda como la describiste',
  noRow: (ride: string) => `${ride} no tiene línea`,
  skip: 'Sin monta para esta línea',
  bringBack: 'Recuperar',
  leave: (ride: string) => `Ninguna línea para la ${ride.toLowerCase()}`,
  giveRow: 'Darle una línea',
  up: 'Subir',
  down: 'Bajar',
  done: 'Listo',
  ready: (count: number) =>
    count === 1 ? '1 monta lista para completar' : `${count} montas listas para completar`,
  later: (count: number) =>
    count === 1 ? 'Puedes corregir la otra línea después' : `Puedes corregir las otras ${count} después`,
  fill: (count: number) => (count === 1 ? 'Completar 1 monta' : `Completar ${count} montas`),
  fillNone: 'Completar montas',
  cancel: 'Cancelar',
} satisfies Translation<typeof english>;
